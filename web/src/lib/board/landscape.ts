/**
 * The lie of the land, worked out from where an edition puts its spaces: a corrected map gets its
 * river, woods and mountains without anyone drawing again. Same edition, same valley.
 */
import type { Edition } from "$lib/model";
import { between, blob, chance, curve, noise, type Chance } from "./geometry";
import { Ground } from "./ground";
import { farms, growth, plots } from "./growth";
import { HEIGHT, WIDTH, type Landscape } from "./plane";
import { hills, mountains } from "./relief";
import { brookInto, course, crossings } from "./water";

export function landscape(edition: Edition): Landscape {
  const name = edition.id.split(".")[0]!; // a revision of the figures leaves the valley as it is
  const random = chance(name + "/land");
  const at = new Map(edition.spaces.map((s) => [s.id, s]));
  const roads = edition.roads.map((road) => ({
    id: road.id,
    points: curve(road.spaces.flatMap((id) => at.get(id) ?? [])),
  }));
  const river = course(edition);
  const brook = brookInto(river.middle, edition, roads);
  const [x, y] = edition.discard;
  const land: Landscape = {
    roads,
    river: { ...river, brook },
    bridges: roads.flatMap((road) => crossings(road.points, river.middle, brook, edition)),
    mountains: [],
    plots: [],
    hills: [],
    sprites: [],
    washes: [],
    discard: { x, y },
    rose: null,
  };
  const ground = new Ground(edition, land);
  land.rose = ground.findRoom(96, random);
  land.mountains = mountains(edition, ground, random);
  land.plots = plots(ground, random, name);
  const homesteads = farms(ground, random);
  land.hills = hills(ground, random);
  land.sprites = [...homesteads, ...growth(ground, random, name)].sort((a, b) => a.y - b.y);
  land.washes = washes(random, name);
  return land;
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
