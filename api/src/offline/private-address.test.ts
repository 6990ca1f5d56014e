import { expect, test } from 'vitest';
import { isLoopback, isPrivateAddress } from './private-address.ts';

test.each(['127.0.0.1', '10.0.0.7', '172.31.255.1', '192.168.1.1', '100.64.3.2', '::1', 'fd12::1', 'fe80::1', '::ffff:10.0.0.1'])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '::ffff:8.8.8.8', '169.254.169.254', 'localhost', ''])('%s is not', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(isLoopback(address)).toBe(true);
});
