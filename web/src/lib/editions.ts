/** What editions are called. */
import type { Translate } from "./i18n";
import type { EditionName } from "./protocol";

/** The title of an edition in the reader's language; one without a text keeps its own title. */
export function editionName(t: Translate, { id, name }: Pick<EditionName, "id" | "name">): string {
  const key = `edition-${id.replaceAll(".", "-")}`; // keys have no dots
  const said = t(key);
  return said === key ? name : said;
}
