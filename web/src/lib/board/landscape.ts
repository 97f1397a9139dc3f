/**
 * The lie of the land, worked out from where an edition puts its spaces: a corrected map gets its
 * river, woods and mountains without anyone drawing again. Same edition, same valley.
 */
import type { Edition } from "$lib/model";
import { between, blob, chance, curve, nearest, noise, type Chance, type Point } from "./geometry";
import { Ground } from "./ground";
import { farms, growth, plots } from "./growth";
import { HEIGHT, WIDTH, type Landscape, type Track } from "./plane";
import { hills, mountains } from "./relief";
import { brookInto, course, crossings } from "./water";

export function landscape(edition: Edition): Landscape {
  const random = chance(edition.id + "/land");
  const at = new Map(edition.spaces.map((s) => [s.id, s]));
  const roads = edition.roads.map((road) => ({
    id: road.id,
    points: curve(road.spaces.flatMap((id) => at.get(id) ?? [])),
  }));
  const river = course(edition);
  const brook = brookInto(river.middle, edition, roads);
  const discard = edition.discard
    ? { x: edition.discard[0], y: edition.discard[1] }
    : findDiscard(edition, roads, river.middle);
  const land: Landscape = {
    roads,
    river: { ...river, brook },
    bridges: roads.flatMap((road) => crossings(road.points, river.middle, brook, edition)),
    mountains: [],
    plots: [],
    hills: [],
    sprites: [],
    washes: [],
    discard,
    rose: null,
  };
  const ground = new Ground(edition, land);
  land.rose = ground.findRoom(96, random);
  land.mountains = mountains(edition, ground, random);
  land.plots = plots(ground, random, edition.id);
  const homesteads = farms(ground, random);
  land.hills = hills(ground, random);
  land.sprites = [...homesteads, ...growth(ground, random, edition.id)].sort((a, b) => a.y - b.y);
  land.washes = washes(random, edition.id);
  return land;
}

/** The meadow for discarded gemstones: the roomiest place near the middle, if the edition names none. */
function findDiscard(edition: Edition, roads: Track[], river: Point[]): Point {
  const centre = { x: WIDTH / 2, y: HEIGHT / 2 };
  const blocks = [...roads.flatMap((r) => r.points), ...river, ...edition.spaces];
  let best = { x: centre.x, y: centre.y + 190 };
  for (let a = 0; a < 360; a += 10) {
    for (const r of [170, 210, 250]) {
      const p = {
        x: centre.x + r * Math.cos((a * Math.PI) / 180),
        y: centre.y + r * Math.sin((a * Math.PI) / 180),
      };
      if (nearest(p, blocks) > nearest(best, blocks)) best = p;
    }
  }
  return best;
}

function washes(random: Chance, seed: string): Landscape["washes"] {
  const tone = noise(seed + "/wash", 330);
  return Array.from({ length: 34 }, () => {
    const p = { x: between(random, -60, WIDTH + 60), y: between(random, 120, HEIGHT + 40) };
    const t = tone(p);
    return {
      points: blob(p, between(random, 120, 250), between(random, 70, 140), random, 0.22, 16),
      tone: t > 0.56 ? ("deep" as const) : t > 0.34 ? ("meadow" as const) : ("straw" as const),
    };
  });
}
