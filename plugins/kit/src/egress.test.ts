import { expect, test } from 'vitest';
import { egressOf } from './egress.ts';

test.each([
  'http://localhost:1234/v1',
  'http://127.0.0.1:8000',
  'http://[::1]:8000',
  'http://10.1.2.3',
  'http://172.31.0.9',
  'http://192.168.1.4',
  'http://[fd12::1]',
  'http://vllm:8000/v1',
  'http://vllm.models.svc',
  'http://vllm.models.svc.cluster.local',
  'http://gpu.internal',
  'http://gpu.local',
  'http://2130706433',
])('%s stays inside', (address) => {
  expect(egressOf(address)).toBe('local');
});

test.each([
  'https://api.openai.com/v1',
  'https://8.8.8.8',
  'http://172.32.0.1',
  'http://[2606:4700::1111]',
  'https://localhost.example.com',
  'https://10.0.0.1.example.com',
  'http://134744072',
  'http://169.254.169.254',
])('%s leads out', (address) => {
  expect(egressOf(address)).toBe('cloud');
});
