import type { Memory } from '../../packages/testbed/memory.ts';
import type { Exchange } from './send-requests.ts';

const MB = 1024 * 1024;

export type Fault = {
  isKnown: boolean;
  /** Numbers of the requests that caused it. */
  numbers: number[];
  example: string;
};

export function createReport() {
  const byKind = new Map<string, Map<string, number>>();
  const faults = new Map<string, Fault>();
  let withBody = 0;

  return {
    faults,
    add({ number, request, answer, verdict }: Exchange) {
      const sent = Buffer.concat(request.pieces).toString('latin1');
      if (sent.split('\r\n\r\n', 2)[1]) withBody += 1;
      const statuses = byKind.get(request.kind) ?? new Map<string, number>();
      byKind.set(request.kind, statuses);
      const received = answer.statuses.length > 0 ? answer.statuses.map(String) : ['none'];
      for (const status of received) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (!verdict) return;
      const { isKnown } = verdict;
      const fault = isKnown ? verdict.fault : `${verdict.fault} (kind ${request.kind})`;
      const seen = faults.get(fault) ?? { isKnown, numbers: [], example: printable(sent) };
      seen.numbers.push(number);
      faults.set(fault, seen);
    },
    print() {
      const total = new Map<string, number>();
      console.log(`\nStatuses by kind of request (${withBody} requests with a body)\n`);
      for (const [kind, statuses] of Array.from(byKind).toSorted()) {
        console.log(`  ${kind.padEnd(12)} ${line(statuses)}`);
        for (const [status, count] of statuses) total.set(status, (total.get(status) ?? 0) + count);
      }
      console.log(`  ${'all'.padEnd(12)} ${line(total)}`);
    },
    printFaults(seed: number) {
      for (const [fault, { isKnown, numbers, example }] of faults) {
        console.log(`\n  ${numbers.length} x ${fault}${isKnown ? ' (known)' : ''}`);
        console.log(`    npm run fuzz -- --seed ${seed} --only ${numbers[0]}`);
        if (!isKnown) console.log(`    also ${numbers.slice(1, 8).join(', ')}\n    ${example}`);
      }
    },
  };
}

export function printMemory(samples: Memory[], requestCount: number) {
  console.log('\nMemory of the server after garbage collection, in MB\n');
  for (const [index, { rss, heapUsed, external }] of samples.entries()) {
    const after = Math.round((index * requestCount) / (samples.length - 1));
    const [all, heap, other] = [rss, heapUsed, external].map((bytes) => Math.round(bytes / MB));
    console.log(
      `  after ${String(after).padStart(6)}   rss ${all}   heap ${heap}   buffers ${other}`,
    );
  }
}

function line(statuses: Map<string, number>) {
  return Array.from(statuses)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, count]) => `${status}: ${count}`)
    .join('  ');
}

function printable(bytes: string) {
  return JSON.stringify(bytes.slice(0, 300));
}
