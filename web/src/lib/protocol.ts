/**
 * What the server says and hears, made from its schema by scripts/protocol.py: do not edit.
 * docs/protocol.md explains it.
 */

export type Gemstone = "ruby" | "sapphire" | "amethyst" | "emerald" | "gold";
export type Slot = "pan" | "shovel" | "pick" | "hammer" | "chisel" | "horse" | "cart";
export type Crest = "silver" | "gold" | "white" | "violet" | "red" | "blue" | "green";
export type SpaceKind = "city" | "road" | "harbour" | "mine" | "house";
export type BookKind = "equipment" | "commissions";
export type Side = "L" | "R";
export type Phase = "deal" | "move" | "act" | "book" | "load" | "deliver" | "over";
export type Status = "open" | "running" | "over" | "closed";
export type SeatKind = "free" | "person" | "bot";
export type PlayerColour = "teal" | "coral" | "slate" | "plum" | "olive";

/** What this server offers. */
export interface About {
  version: string;
  editions: EditionName[];
  bots: Opponent[];
  usual_bot: string;
  measured: Record<string, Measured>;
  languages: string[];
  address: string | null;
}

/** What `client_id` asked for is stored, as of `seq`; it will not be lost. */
export interface Ack {
  type: "ack";
  client_id: string;
  seq: number;
}

/** Play an action. Repeating it with the same `client_id` brings the same `ack`. */
export interface Act {
  type: "act";
  seq: number;
  client_id: string;
  code: number;
}

/** One more way to reach me. */
export interface AddChannel {
  channel: MailChannel | WebhookChannel | PushChannel;
  wishes: RemindWishes;
}

/** Agree to a proposal or not; who proposed it takes it back by not agreeing. */
export interface Answer {
  seq: number;
  yes: boolean;
}

/** Ask for a link that takes all of one's seats along; may this device `keep` them too? */
export interface AskDeviceLink {
  keep: boolean;
}

/** What would a bot do? Answered to who asks, on their own turn. */
export interface AskHint {
  type: "hint";
  client_id: string;
}

/** Ask for a link: to any free seat, to one seat, or to watch. */
export interface AskLink {
  role: "join" | "seat" | "watch";
  seat?: number | null;
}

/** Ask for twelve words that take all of one's seats along whenever they are said. */
export interface AskWords {
  language: "de" | "en" | "es" | "fr" | "it" | "ru";
}

/** A person who plays and is not connected. */
export interface Away {
  seat: number;
  since: number;
}

/** What would have been better from ply `n` on; both shares are of the player to move. */
export interface Better {
  n: number;
  do: string[];
  actions: Action[];
  share: number;
  instead_of: number;
}

/** The owner of the crest's workshop took a bonus tile (C3). */
export interface BonusTaken {
  kind: "bonus-taken";
  seat: number;
  crest: Crest;
  points: number;
}

/** The known pages of both sides, the top one last; the unseen lie below the right side. */
export interface Book {
  left: string[];
  right: string[];
  unseen: Record<string, number>;
}

/** Buy the visible card of a side: a commission for coins (B7), equipment for the gold that lies in `slot` (B5). */
export interface Buy {
  kind: "buy";
  side: Side;
  slot: Slot | null;
}

/** Change options; what is left out stays. `pace` and `watching` also while it runs. */
export interface ChangeTable {
  public?: boolean | null;
  watching?: boolean | null;
  starts?: number | "random" | null;
  pace?: number | null;
  covered?: boolean | null;
  clock?: "none" | LiveClock | SlowClock | null;
}

/** A way to reach me. */
export interface ChannelView {
  id: string;
  kind: "mail" | "push" | "webhook";
  shape: "discord" | "ntfy" | "plain" | "slack" | null;
  to: string;
  active: boolean;
  confirmed: boolean;
}

/** Someone said something. */
export interface Chat {
  type: "chat";
  seq: number;
  line: ChatLine;
}

/** Something said at the table. */
export interface ChatLine {
  seq: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Something the seat to move may do, and what it would bring. */
export interface Choice {
  code: number;
  notation: string;
  action: Action;
  events: GameEvent[];
  final: boolean;
  then?: Choice[];
}

/** Take the seats of who made the link or has the words. */
export interface ClaimDevice {
  token?: string | null;
  words?: string | null;
  keep?: boolean;
}

/** Take the seat (or a free one) that a link gives. */
export interface ClaimLink {
  token: string;
  name: string;
  seat?: number | null;
  seed?: string;
}

/** What the clocks show. Whoever shows them counts on from `since` by the server's time. */
export interface Clocks {
  runs: number | null;
  since: number;
  left: number[];
  until: number[];
  holidays: number[];
}

/** A kind of commission (S7): what the patron wants, the crest, the points, copies per book. */
export interface Commission {
  id: string;
  crest: Crest;
  coins: number;
  gemstones: Gemstone[];
  points: number;
  copies: number;
}

/** A commission was bought (B7). */
export interface CommissionBought {
  kind: "commission-bought";
  seat: number;
  book: string;
  side: Side;
  commission: string;
  coins: number;
}

/** A commission was completed (D1) with the gemstones of `slots` or with coins. */
export interface CommissionCompleted {
  kind: "commission-completed";
  seat: number;
  commission: string;
  slots: Slot[];
  coins: number;
  points: number;
}

/** A commission went back on top of a side of a book (B8). */
export interface CommissionReturned {
  kind: "commission-returned";
  seat: number;
  book: string;
  side: Side;
  commission: string;
}

/** What a turn leads to instead of another: `code` is one of `valdora.bots.hints.COMPARISONS`. The best turn is compared with the second, the others with the best. */
export interface Comparison {
  code: string;
  colour: string;
  own: number;
  other: number;
  within: number;
}

/** One colour of the craftsman board (S9, S10) with its pile and its workshop. */
export interface Craft {
  crest: Crest;
  tiles: number;
  removed_with_three: number;
  workshop_needs: number;
  workshop_points: number;
}

/** A craftsman of `colour` was hired for a commission with `crest` (C1). */
export interface CraftsmanHired {
  kind: "craftsman-hired";
  seat: number;
  crest: Crest;
  colour: Crest;
}

/** Ask for a new table. */
export interface CreateTable {
  seats: (Person | Free | Robot)[];
  edition?: string;
  starts?: number | "random";
  public?: boolean;
  watching?: boolean;
  pace?: number;
  covered?: boolean;
  clock?: LiveClock | SlowClock | null;
  seed?: string;
}

/** Complete an open commission (D1) with the gemstones in `slots` (D2), in slot order. */
export interface Deliver {
  kind: "deliver";
  commission: string;
  slots: Slot[];
}

/** A link that works once. */
export interface DeviceLink {
  url: string;
  qr: string[];
  until: number;
}

/** This device has the seats. */
export interface DeviceReply {
  turns: number;
}

/** Twelve words; they cannot be shown again. */
export interface DeviceWords {
  words: string[];
}

/** An edition with what the rules work out from it. Never changes: keep it by its hash. */
export interface Edition {
  id: string;
  name: string;
  sha256: string;
  min_players: number;
  max_players: number;
  rival: boolean;
  start: string;
  spaces: Space[];
  roads: Road[];
  discard: [number, number];
  gemstones: Record<string, number>;
  equipment: Equipment[];
  commissions: Commission[];
  crafts: Craft[];
  figures: Figures;
  sources: Record<string, "found" | "printed" | "reconstructed">;
  books: Record<string, Record<string, number>>;
  reach: Record<string, Reach>;
  actions: Action[];
  told: Record<string, Record<string, number | string[] | Record<string, number>>>;
}

/** An edition to choose from. */
export interface EditionName {
  id: string;
  name: string;
  sha256: string;
  min_players: number;
  max_players: number;
}

/** Coins for an encounter (E1), to the bank if the owner's purse is full (E3). */
export interface EncounterPaid {
  kind: "encounter-paid";
  seat: number;
  owner: number;
  coins: number;
  bank: boolean;
}

/** End the turn (T1, Q1). */
export interface End {
  kind: "end";
}

/** An equipment item (S6): what it loads (`None`: any gemstone), for how many coins, and how many copies each catalogue holds. The gold pan is in no catalogue. */
export interface Equipment {
  slot: Slot;
  gemstone: Gemstone | null;
  load_price: number;
  copies: number;
}

/** Equipment was bought with the gold in `slot` (B5). */
export interface EquipmentBought {
  kind: "equipment-bought";
  seat: number;
  book: string;
  side: Side;
  equipment: Slot;
  slot: Slot;
}

/** The single numbers of the game. */
export interface Figures {
  coins: number;
  purse: number;
  open_commissions: number;
  stones_per_road_space: number;
  bonus_tiles: number;
  bonus_points: number;
  colour_points: number;
  gemstone_points: number;
  commission_price: number;
  page_price: number;
  free_pages: number;
  encounter_price: number;
}

/** Tiles of at most one colour are left: this round is the last (G1). */
export interface FinalRoundBegan {
  kind: "final-round-began";
  round: number;
}

/** A seat for someone who joins. */
export interface Free {
  kind: "free";
}

/** The game is scored (G1, F2). */
export interface GameEnded {
  kind: "game-ended";
  winners: number[];
}

/** A vehicle's gemstone went to the discard field to make room (L4). */
export interface GemstoneDropped {
  kind: "gemstone-dropped";
  seat: number;
  gemstone: Gemstone;
  slot: Slot;
}

/** A gemstone was loaded (L1) at a space, from the discard field if `discard` (L3). */
export interface GemstoneLoaded {
  kind: "gemstone-loaded";
  seat: number;
  gemstone: Gemstone;
  slot: Slot;
  coins: number;
  space: string;
  discard: boolean;
}

/** Anything random: goes into the shuffle together with the server's own seed. */
export interface GiveSeed {
  seed: string;
}

/** First of all. `since`: the last `seq` known, so that the snapshot tells what was missed. */
export interface Hello {
  type: "hello";
  token?: string | null;
  since?: number;
}

/** What a bot would do, best first. */
export interface Hint {
  type: "hint";
  client_id: string;
  seq: number;
  turns: HintTurn[];
}

/** A turn that a bot thinks well of, as far as the first page nobody has seen. */
export interface HintTurn {
  codes: number[];
  do: string[];
  actions: Action[];
  events: GameEvent[];
  share: Share;
  equal: boolean;
  motives: Motive[];
  comparisons: Comparison[];
}

export type Incoming = Hello | Act | Undo | Why | AskHint | Say | Ping;

/** Take a free seat of a public table. */
export interface JoinTable {
  name: string;
  seat?: number | null;
  seed?: string;
}

/** The seat one has taken. */
export interface Joined {
  table: Table;
  you: You;
  seat: number;
}

/** Which of one's own seats to leave. */
export interface LeaveSeat {
  seat: number;
  stay?: boolean;
}

/** The effective line of a game so far. */
export interface Line {
  seq: number;
  plies: ScoredPly[];
  steps: PastStep[];
}

/** A link that still works, as lists name it; the link itself is not kept. */
export interface LinkItem {
  id: string;
  role: "join" | "seat" | "watch";
  seat: number | null;
  at: number;
}

/** The links one may take back: the host all, others those to their own seats. */
export interface LinkList {
  links: LinkItem[];
}

/** A link. It cannot be shown again: only its hash is kept. */
export interface LinkReply {
  role: "join" | "seat" | "watch";
  seat: number | null;
  token: string;
  url: string;
  qr: string[];
}

/** What a link leads to. */
export interface LinkView {
  role: "join" | "seat" | "watch";
  seat: number | null;
  table: Table;
}

/** How a game ended, in short. */
export interface ListedResult {
  scores: number[];
  winners: number[];
}

/** A table as lists show it: the fields are those of `Table`. */
export interface ListedTable {
  id: string;
  status: Status;
  edition: string;
  seats: Seat[];
  created: number;
  changed: number;
  round: number;
  turn: number | null;
  since: number | null;
  due: number | null;
  result: ListedResult | null;
}

/** Everyone has so long for the whole game, and a bit more after each turn. */
export interface LiveClock {
  kind: "live";
  bank: number;
  increment: number;
  bot: string;
}

/** Load a gemstone into a slot (L1-L3), dropping what a vehicle carried before (L4). */
export interface Load {
  kind: "load";
  gemstone: Gemstone;
  slot: Slot;
}

/** Remind me by mail; whoever reads the mailbox must agree first. */
export interface MailChannel {
  kind: "mail";
  address: string;
}

/** A match between bots: the share of the wins of one `winner` against three `losers`. */
export interface Measured {
  winner: string;
  losers: string;
  share: number;
}

/** Why a turn is good: `code` is one of `valdora.bots.motives.MOTIVES`. */
export interface Motive {
  code: string;
  what: string[];
  points: number;
}

/** Move the pawn to a space (M1-M3) and pay for the encounters there (E1). */
export interface Move {
  kind: "move";
  space: string;
}

/** Whether I want to be reminded of a table. */
export interface MuteTable {
  on: boolean;
}

/** There was no tile left to hire (C1, G2). */
export interface NoCraftsmanLeft {
  kind: "no-craftsman-left";
  seat: number;
  crest: Crest;
}

/** Look at a link, or start to watch with one. */
export interface OpenLink {
  token: string;
}

/** A bot that people may choose: a level, one to compare with, or a guest that the host of the server has installed. Text: `level-<name>` and `portrait-<name>`; guests are called as they are. */
export interface Opponent {
  name: string;
  role: "comparison" | "guest" | "level";
}

export type Outgoing =
  Snapshot | Rewound | Step | TableChanged | Rights | Chat | Presence | Ack | Pong | Refused | Reason | Hint;

/** A page nobody had seen became visible (S8). */
export interface PageRevealed {
  kind: "page-revealed";
  book: string;
  card: string;
}

/** A page went from `side` to the other side (B2) for so many coins (B3). */
export interface PageTurned {
  kind: "page-turned";
  seat: number;
  book: string;
  side: Side;
  card: string;
  coins: number;
}

/** One step of the game: an action with the pages it revealed, or plies taken back. */
export interface PastStep {
  seq: number;
  ply: number;
  seat: number | null;
  do: string[];
  took_back: number;
  events: GameEvent[];
  at: number;
}

/** A pawn moved (M1), through a city if `provisions` were used (M2). */
export interface PawnMoved {
  kind: "pawn-moved";
  seat: number;
  origin: string;
  space: string;
  provisions: boolean;
}

/** No destination could be paid for, so the pawn stayed (Q10). */
export interface PawnStayed {
  kind: "pawn-stayed";
  seat: number;
  space: string;
}

/** A seat for the one who creates the table (several: hot-seat). */
export interface Person {
  kind: "person";
  name: string;
}

/** Is anybody there? Who does not know it refuses it by its id, which says as much. */
export interface Ping {
  type: "ping";
  client_id: string;
}

/** What lies in front of one player. */
export interface Player {
  pawn: string;
  coins: number;
  provisions: boolean;
  equipment: Record<string, Gemstone | null>;
  open: string[];
  completed: string[];
  craftsmen: Record<string, number>;
  bonus: number;
  score: Score;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  client_id: string;
}

/** The game after `n` plies. */
export interface Position {
  n: number;
  of: number;
  seat: number | null;
  do: string | null;
  state: State;
}

/** Who is connected: seats held by a connected person, and how many only watch. */
export interface Presence {
  type: "presence";
  seats: number[];
  watchers: number;
  host: boolean;
  away: Away[];
  patience: number;
  now: number;
}

/** Why something was refused. Text: the key `reason-<code>` with the figures. */
export interface Problem {
  code: string;
  figures: Record<string, string | number>;
}

/** What somebody asks all people at the table for. It lapses with the next move. */
export interface Proposal {
  seq: number;
  seat: number;
  what: "bot" | "end" | "pause" | "undo";
  back: number;
  of: number | null;
  until: number;
  agreed: number[];
  asked: number[];
}

/** Ask all people at the table for something: to take one's last turn back, a pause, an end without a result, or a bot for good at the seat `of`. */
export interface Propose {
  seat: number;
  what: "bot" | "end" | "pause" | "undo";
  of?: number | null;
}

/** Take provisions in a city (P1). */
export interface Provisions {
  kind: "provisions";
}

/** An adventurer took provisions (P1). */
export interface ProvisionsTaken {
  kind: "provisions-taken";
  seat: number;
}

/** Tell this browser, also while no page is open; as `PushSubscription` says it. */
export interface PushChannel {
  kind: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Where a pawn can stop: without provisions, and only with them. */
export interface Reach {
  free: string[];
  far: string[];
}

/** The answer to `why`; `code` is null if the action is allowed. */
export interface Reason {
  type: "reason";
  client_id: string | null;
  action: number;
  code: string | null;
  rule: string | null;
  figures: Record<string, string | number>;
  seq: number;
}

/** What happened since the seat's last turn ended (or since the game began). */
export interface Recap {
  seat: number;
  seq: number;
  steps: PastStep[];
}

/** What was asked for is not done; nothing changed. Text: the key `reason-<code>`. */
export interface Refused {
  type: "refused";
  client_id: string | null;
  code: string;
  rule: string | null;
  figures: Record<string, string | number>;
  seq: number;
}

/** A table of the list that cannot be shown. Text: the key `reason-<code>` with the figures. */
export interface RefusedTable {
  table: string;
  code: string;
  figures: Record<string, string | number>;
}

/** How I am reminded. */
export interface RemindView {
  offered: ("mail" | "push" | "webhook")[];
  push_key: string | null;
  channels: ChannelView[];
  wishes: RemindWishes | null;
  muted: string[];
}

/** How I want to be reminded, on all channels. */
export interface RemindWishes {
  language: "de" | "en" | "es" | "fr" | "it" | "ru";
  zone: string;
  quiet_from: number;
  quiet_to: number;
}

/** How a game ended, as in its game file. */
export interface Result {
  scores: number[];
  parts: Record<string, number>[];
  winners: number[];
  rounds: number;
}

/** Give an open commission back on top of a side of the book (B8). */
export interface Return {
  kind: "return";
  commission: string;
  side: Side;
}

/** The dealer's answer at a chance point: the next unseen page of a book. */
export interface Reveal {
  kind: "reveal";
  book: string;
  card: string;
}

/** A judged game: docs/review.md. */
export interface Review {
  turns: ReviewedTurn[];
  swings: number[];
  luck: number[];
  lost: number[];
}

/** How far the judging of a game is, and what came of it in the end. */
export interface ReviewReply {
  stage: "done" | "failed" | "judging" | "preparing" | "unasked" | "waiting";
  ahead: number;
  done: number;
  total: number;
  left: TimeLeft | null;
  why: "died" | "fault" | "no-judge" | "not-stored" | "older-rules" | "silent" | "unreadable" | null;
  review: Review | null;
}

/** One turn: the shares of the victory of all seats before and after it, and why they changed. `luck` is by pages that were revealed, for each seat; `decision` what the player lost by not making the best turn, 0 or less. */
export interface ReviewedTurn {
  seat: number;
  round: number;
  first: number;
  last: number;
  do: string[];
  actions: Action[];
  before: number[];
  after: number[];
  luck: number[];
  decision: number;
  better: Better | null;
}

/** The server's database has lost what came last. What was told of after `seq` may not have happened any more; a snapshot that tells all anew follows. */
export interface Rewound {
  type: "rewound";
  seq: number;
}

/** To one alone: what they may do at the table from now on. Comes before what changed it. */
export interface Rights {
  type: "you";
  seq: number;
  you: You;
}

/** The rival of the duel: its row of cards, next first, and its craftsmen. */
export interface Rival {
  row: Crest[];
  craftsmen: Record<string, number>;
}

/** The rival took a tile of `colour` for its card `crest` (X3). */
export interface RivalHired {
  kind: "rival-hired";
  crest: Crest;
  colour: Crest;
}

/** A chain of neighbouring spaces, both ends included; the ends are usually cities. */
export interface Road {
  id: string;
  spaces: string[];
}

/** A seat for a bot. */
export interface Robot {
  kind: "bot";
  bot: string;
}

/** Say something at the table, from `seat` if one holds several. */
export interface Say {
  type: "chat";
  text: string;
  client_id: string;
  seat?: number | null;
}

/** Points by where they come from. */
export interface Score {
  commissions: number;
  colours: number;
  workshops: number;
  bonus: number;
  gemstones: number;
  total: number;
}

/** One ply of the line as in the game file; `seat` is null for the dealer. */
export interface ScoredPly {
  n: number;
  seat: number | null;
  do: string;
  round: number;
  scores: number[];
}

/** Who sits there. A bot in a person's place is `kind` bot with the person's `name`. */
export interface Seat {
  seat: number;
  colour: PlayerColour;
  kind: SeatKind;
  name: string;
  bot: string | null;
  away: boolean;
  resigned: boolean;
}

/** While a game runs: who plays a seat changed, or who is the host. */
export interface SeatChange {
  seq: number;
  ply: number;
  seat: number;
  change: "away" | "back" | "holiday" | "holiday-over" | "host" | "left" | "paused" | "replaced" | "resigned" | "resumed" | "time";
  at: number;
}

/** The bot for a seat. */
export interface SetBot {
  bot: string;
}

/** A share of the victory from 0 to 1, and the 95 % interval it is known within. */
export interface Share {
  mean: number;
  low: number;
  high: number;
}

/** Fill the purse at a mine (V1). */
export interface Silver {
  kind: "silver";
}

/** A purse was filled at a mine (V1). */
export interface SilverTaken {
  kind: "silver-taken";
  seat: number;
  coins: number;
}

/** Everyone has so long for each turn, and days off for the whole game. */
export interface SlowClock {
  kind: "slow";
  turn: number;
  holidays: number;
  bot: string;
}

/** The answer to `hello`: everything as of `seq`, and what happened after `since`. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  table: Table;
  you: You;
  ply: number;
  undo_to: number | null;
  state: State | null;
  choices: Choice[];
  missed: PastStep[];
  chat: ChatLine[];
  presence: Presence;
}

/** A place where a pawn can stand (S4); `x`, `y` on a plane of 1600 by 1000. */
export interface Space {
  id: string;
  kind: SpaceKind;
  x: number;
  y: number;
  ships?: number;
  crest?: Crest | null;
  book?: BookKind | null;
}

/** Everything on the table. Counts of zero are left out. */
export interface State {
  edition: string;
  phase: Phase;
  seat: number;
  round: number;
  final: boolean;
  reveal: string | null;
  stones: Record<string, Record<string, number>>;
  discard: Record<string, number>;
  books: Record<string, Book>;
  piles: Record<string, number>;
  workshops: Record<string, number | "gone" | null>;
  sunset: Sunset;
  bonus: number;
  bank: number;
  turned: number;
  loaded: Slot[];
  delivered: number;
  rival: Rival | null;
  players: Player[];
}

/** Stay where no destination can be paid for (Q10). */
export interface Stay {
  kind: "stay";
}

/** The game went on by one step (see `PastStep`); the state and the choices after it. */
export interface Step {
  type: "step";
  seq: number;
  ply: number;
  seat: number | null;
  do: string[];
  took_back: number;
  events: GameEvent[];
  at: number;
  state: State;
  choices: Choice[];
  clocks: Clocks | null;
  remembered: Record<string, string[]>;
  undo_to: number | null;
}

/** How near the end is (G1). */
export interface Sunset {
  tiles: number;
  of: number;
  colours: number;
}

/** What a link in a reminder has done. */
export interface Switched {
  on: boolean;
  table: string | null;
}

/** A table as everyone at it sees it. */
export interface Table {
  id: string;
  seq: number;
  status: Status;
  edition: string;
  edition_sha256: string;
  seats: Seat[];
  seat_changes: SeatChange[];
  starts: number | "random";
  public: boolean;
  watching: boolean;
  pace: number;
  covered: boolean;
  clock: LiveClock | SlowClock | null;
  clocks: Clocks | null;
  closes: number | null;
  paused: boolean;
  proposal: Proposal | null;
  remembered: Record<string, string[]>;
  created: number;
  changed: number;
  round: number;
  turn: number | null;
  commitment: string;
  player_seeds: string[];
  seed: string | null;
  dealer: number;
  first: number | null;
  drawn: boolean;
  result: Result | null;
  rematch: string | null;
}

/** Seats, options or the status changed. */
export interface TableChanged {
  type: "table";
  seq: number;
  table: Table;
  choices?: Choice[];
}

/** Tables, the latest change first; as many as one answer brings. */
export interface TableList {
  tables: ListedTable[];
  refused: RefusedTable[];
  unread: number;
  next: string | null;
}

/** A table, and what the one who asked may do there. */
export interface TableReply {
  table: Table;
  you: You;
}

/** For how many days one's clock shall stand still from now on; 0 ends a holiday. */
export interface TakeHoliday {
  seat: number;
  days: number;
}

/** Which of one's own seats is meant. */
export interface TakeSeat {
  seat: number;
}

/** Seconds, from and to; measured by what is done of the same game. */
export interface TimeLeft {
  low: number;
  high: number;
}

/** Turn a page: the top card of `side` goes on top of the other side (B2). */
export interface Turn {
  kind: "turn";
  side: Side;
}

/** At how many tables one is waited for. */
export interface TurnCount {
  count: number;
}

/** A turn is over (T1). */
export interface TurnEnded {
  kind: "turn-ended";
  seat: number;
}

/** Take back plies of one's own turn, so that the line keeps its first `to` plies. */
export interface Undo {
  type: "undo";
  seq: number;
  to: number;
  client_id: string;
}

/** Tell a program of mine, in a shape that it understands. */
export interface WebhookChannel {
  kind: "webhook";
  url: string;
  shape?: "discord" | "ntfy" | "plain" | "slack";
}

/** Why is this action not allowed? */
export interface Why {
  type: "why";
  code: number;
  client_id?: string | null;
}

/** The first to have enough craftsmen of a colour took its workshop (C2). */
export interface WorkshopOpened {
  kind: "workshop-opened";
  seat: number;
  colour: Crest;
  points: number;
}

/** The rival took a workshop out of the game (X4). */
export interface WorkshopRemoved {
  kind: "workshop-removed";
  colour: Crest;
}

/** What the one who asks may do here. */
export interface You {
  seats: number[];
  host: boolean;
  watcher: boolean;
}

/** What can be done; texts have the key `choice-<kind>`. */
export type Action =
  | Move
  | Stay
  | Turn
  | Buy
  | Return
  | Load
  | Deliver
  | Silver
  | Provisions
  | End
  | Reveal;

/** What happened; texts have the key `event-<kind>`. */
export type GameEvent =
  | PageRevealed
  | PawnMoved
  | PawnStayed
  | EncounterPaid
  | PageTurned
  | EquipmentBought
  | CommissionBought
  | CommissionReturned
  | GemstoneDropped
  | GemstoneLoaded
  | CommissionCompleted
  | BonusTaken
  | CraftsmanHired
  | NoCraftsmanLeft
  | WorkshopOpened
  | SilverTaken
  | ProvisionsTaken
  | RivalHired
  | WorkshopRemoved
  | FinalRoundBegan
  | TurnEnded
  | GameEnded;

/** The REST endpoints: what to send and what comes back. */
export interface Endpoints {
  "GET /api/v1/about": { body: null; reply: About };
  "GET /api/v1/editions/{edition}": { body: null; reply: Edition };
  "POST /api/v1/tables": { body: CreateTable; reply: TableReply };
  "GET /api/v1/tables": { body: null; reply: TableList };
  "GET /api/v1/tables/mine": { body: null; reply: TableList };
  "GET /api/v1/tables/turns": { body: null; reply: TurnCount };
  "GET /api/v1/tables/{id}": { body: null; reply: TableReply };
  "PATCH /api/v1/tables/{id}": { body: ChangeTable; reply: TableReply };
  "POST /api/v1/tables/{id}/join": { body: JoinTable; reply: Joined };
  "POST /api/v1/tables/{id}/leave": { body: LeaveSeat; reply: TableReply };
  "POST /api/v1/tables/{id}/stand-in": { body: TakeSeat; reply: TableReply };
  "POST /api/v1/tables/{id}/host": { body: null; reply: TableReply };
  "POST /api/v1/tables/{id}/return": { body: TakeSeat; reply: TableReply };
  "POST /api/v1/tables/{id}/holiday": { body: TakeHoliday; reply: TableReply };
  "POST /api/v1/tables/{id}/proposals": { body: Propose; reply: TableReply };
  "POST /api/v1/tables/{id}/answer": { body: Answer; reply: TableReply };
  "POST /api/v1/tables/{id}/resume": { body: null; reply: TableReply };
  "POST /api/v1/tables/{id}/resign": { body: TakeSeat; reply: TableReply };
  "PUT /api/v1/tables/{id}/seats/{seat}/bot": { body: SetBot; reply: TableReply };
  "DELETE /api/v1/tables/{id}/seats/{seat}": { body: null; reply: TableReply };
  "PUT /api/v1/tables/{id}/seats/{seat}/seed": { body: GiveSeed; reply: TableReply };
  "POST /api/v1/tables/{id}/start": { body: null; reply: TableReply };
  "POST /api/v1/tables/{id}/close": { body: null; reply: TableReply };
  "POST /api/v1/tables/{id}/rematch": { body: null; reply: TableReply };
  "POST /api/v1/tables/{id}/links": { body: AskLink; reply: LinkReply };
  "GET /api/v1/tables/{id}/links": { body: null; reply: LinkList };
  "DELETE /api/v1/tables/{id}/links/{link}": { body: null; reply: LinkList };
  "POST /api/v1/links/show": { body: OpenLink; reply: LinkView };
  "POST /api/v1/links/claim": { body: ClaimLink; reply: Joined };
  "POST /api/v1/links/watch": { body: OpenLink; reply: TableReply };
  "GET /api/v1/tables/{id}/line": { body: null; reply: Line };
  "GET /api/v1/tables/{id}/positions/{n}": { body: null; reply: Position };
  "GET /api/v1/tables/{id}/recap": { body: null; reply: Recap };
  "GET /api/v1/tables/{id}/record": { body: null; reply: string };
  "POST /api/v1/tables/{id}/review": { body: null; reply: ReviewReply };
  "GET /api/v1/tables/{id}/review": { body: null; reply: ReviewReply };
  "GET /api/v1/reminders": { body: null; reply: RemindView };
  "PUT /api/v1/reminders": { body: RemindWishes; reply: RemindView };
  "POST /api/v1/reminders/channels": { body: AddChannel; reply: RemindView };
  "DELETE /api/v1/reminders/channels/{channel}": { body: null; reply: RemindView };
  "PUT /api/v1/tables/{id}/reminders": { body: MuteTable; reply: RemindView };
  "POST /api/v1/reminders/off/{token}": { body: null; reply: Switched };
  "POST /api/v1/reminders/on/{token}": { body: null; reply: Switched };
  "POST /api/v1/devices/links": { body: AskDeviceLink; reply: DeviceLink };
  "POST /api/v1/devices/words": { body: AskWords; reply: DeviceWords };
  "POST /api/v1/devices/claim": { body: ClaimDevice; reply: DeviceReply };
}

/** The live channel, a WebSocket. */
export const LIVE = "/api/v1/tables/{id}/live";
