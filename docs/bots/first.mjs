// A bot of protocol 2 in JavaScript: it plays the option with the most parts, else the last one.
// quattrocento arena condottiere --bots 'run:node first.mjs,chance*3'
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
let events = [];

function choose(options) {
  const parts = (option) => Object.keys(option.parts).length;
  return options.reduce((best, option) => (parts(option) >= parts(best) ? option : best));
}

const answers = {
  hello: () => say({ type: "hello", protocol: 2, name: "first.mjs", version: "1" }),
  begin: () => (events = []),
  turn(asked) {
    events = events.filter((event) => event.ply <= asked.after).concat(asked.events);
    say({ type: "move", id: asked.id, move: choose(asked.options).move });
  },
  result: () => {},
  bye: () => process.exit(0),
};

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  answers[asked.type]?.(asked);
}
