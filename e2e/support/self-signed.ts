import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OPENSSL } from '../../packages/testbed/system-packages/openssl.ts';

/** Makes a certificate that nobody signed. @returns the paths of its PEM files */
export function selfSigned(host: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const certificate = path.join(folder, 'certificate.pem');
  const key = path.join(folder, 'key.pem');
  const args = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${host}`,
  ];
  execFileSync(OPENSSL, [...args, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { certificate, key };
}
