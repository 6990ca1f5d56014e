import { baselines } from './baselines.ts';
import { defaultFolder, readPairs } from './dataset.ts';
import { productScores } from './matcher.ts';
import { reportOf } from './report.ts';

const set = readPairs(process.argv[2] ?? defaultFolder);
const { scores, millisecondsEach } = await productScores(set);
const systems = new Map([['Cotejo', scores], ...Object.entries(baselines).map(([name, rank]) => [name, rank(set)] as const)]);
console.log(reportOf(set, systems));
console.log(`\nCPU time for one candidate: ${millisecondsEach.toFixed(1)} ms`);
