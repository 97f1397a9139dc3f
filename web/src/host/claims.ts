/**
 * One page of this browser has a table open at a time. A lock of the browser says which; where there are
 * none (without https) pages ask each other.
 */

/** How long a page that is loaded anew may take to be gone, in milliseconds. */
const LEAVING = 1000;
/** How long whoever has something open may take to say so. */
const ANSWERING = 300;

/**
 * Use something for as long as `use` takes. Rejects if another page has it, unless it shall be taken
 * away; and when another page takes it.
 */
export function claim(name: string, take: boolean, use: () => Promise<void>): Promise<void> {
  if ("locks" in navigator) {
    const how = take ? { steal: true } : { signal: AbortSignal.timeout(LEAVING) };
    return navigator.locks.request(name, how, use);
  }
  return typeof BroadcastChannel === "undefined" ? use() : agreed(name, take, use);
}

type Word = "whose" | "mine" | "taken";

async function agreed(name: string, take: boolean, use: () => Promise<void>): Promise<void> {
  const others = new BroadcastChannel(name);
  const say = (word: Word): void => others.postMessage(word);
  try {
    if (take) say("taken");
    else if (!(await isFree(others, say))) throw new Error("another page has it");
    await new Promise<void>((done, stop) => {
      others.onmessage = ({ data }: MessageEvent<Word>) => {
        if (data === "whose") say("mine");
        else if (data === "taken") stop(new Error("another page took it"));
      };
      use().then(done, stop);
    });
  } finally {
    others.close();
  }
}

/** Whether nobody has it, or will not any more in a moment. */
async function isFree(others: BroadcastChannel, say: (word: Word) => void): Promise<boolean> {
  const end = performance.now() + LEAVING;
  do {
    const answered = new Promise<boolean>((resolve) => {
      others.onmessage = ({ data }: MessageEvent<Word>) => data === "mine" && resolve(true);
      setTimeout(resolve, ANSWERING, false);
    });
    say("whose");
    if (!(await answered)) return true;
    await new Promise((later) => setTimeout(later, ANSWERING));
  } while (performance.now() < end);
  return false;
}
