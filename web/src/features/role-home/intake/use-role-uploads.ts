import { limits, type KnownChoice, type KnownFile, type RefusedFile } from '@cotejo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText, upload } from '../../../lib/api-client.ts';
import { type Texts, useTexts } from '../../../texts/index.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { showFailure } from '../../messages/show-failure.ts';
import { refreshRole } from '../queries.ts';
import { interruptedUpload, rememberUpload } from './interrupted.ts';

export type RoleUploads = ReturnType<typeof useRoleUploads>;
type KnownUpload = KnownFile & { /** The file itself, unless it came in an archive. */ file: File | undefined };

/** False for files that operating systems put into folders and that nobody means to add. */
export const isMeant = ({ name }: File) => !name.startsWith('.') && !/^(?:thumbs\.db|desktop\.ini)$/i.test(name);

/** Groups files so that each group fits into one call. */
export function inCalls(files: File[]): File[][] {
  const calls: File[][] = [];
  let bytes = Infinity;
  for (const file of files) {
    const call = calls.at(-1);
    if (!call || call.length === limits.filesPerUpload || bytes + file.size > limits.bytesPerUpload) {
      calls.push([file]);
      bytes = file.size;
    } else {
      call.push(file);
      bytes += file.size;
    }
  }
  return calls;
}

/** What is said when files have arrived. */
function outcome({ intake }: Texts, choice: KnownChoice, accepted: number): Parameters<typeof showToast>[0] {
  if (accepted === 0) return { title: intake.nothing };
  if (choice === 'replace') return { title: intake.replaced, description: intake.replacedText };
  return { title: intake.accepted(accepted), description: intake.acceptedText(accepted) };
}

/** Sends resumes to a role, and keeps the list of files that were not taken until somebody has seen it. */
export function useRoleUploads(roleId: number) {
  const texts = useTexts();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<{ count: number; fraction: number }>();
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [known, setKnown] = useState<KnownUpload[]>([]);
  const [interrupted, setInterrupted] = useState(() => interruptedUpload(roleId));
  /** Files that are on their way or wait for it, also those of several drops at once. */
  const waiting = useRef<File[]>([]);
  const keepWaiting = (files: File[]) => {
    waiting.current = files;
    rememberUpload(
      roleId,
      files.map(({ name }) => name),
    );
  };

  const send = async (files: File[], choice: KnownChoice, done: number, count: number) => {
    const onProgress = (fraction: number) => setSending({ count, fraction: (done + fraction * files.length) / count });
    const query = { known: choice };
    const answer = await upload('POST /api/roles/:id/resumes', files, {}, onProgress, { id: roleId }, query);
    setRefused((before) => [...before, ...answer.refused]);
    setKnown((before) => [
      ...before,
      ...answer.known.map((one) => ({ ...one, file: files.find(({ name }) => name === one.fileName) })),
    ]);
    void refreshRole(queryClient, roleId);
    return answer.accepted.length;
  };

  const add = async (chosen: File[], choice: KnownChoice = 'tell') => {
    const files = chosen.filter(isMeant);
    if (files.length === 0) return;
    keepWaiting([...waiting.current, ...files]);
    setInterrupted([]);
    let [accepted, done] = [0, 0];
    try {
      for (const group of inCalls(files)) {
        accepted += await send(group, choice, done, files.length);
        done += group.length;
      }
      showToast(outcome(texts, choice, accepted));
    } catch (error) {
      showFailure(texts, texts.forms.error, failureText(error, texts.intake.failed));
    } finally {
      keepWaiting(waiting.current.filter((file) => !files.includes(file)));
      if (waiting.current.length === 0) setSending(undefined);
    }
  };

  const dropKnown = (one: KnownUpload) => setKnown((before) => before.filter((other) => other !== one));
  return {
    sending,
    refused,
    known,
    interrupted,
    add: (files: File[]) => void add(files),
    decide: (one: KnownUpload, choice: KnownChoice) => {
      dropKnown(one);
      if (one.file) void add([one.file], choice);
    },
    dismiss: () => {
      setRefused([]);
      setKnown([]);
      setInterrupted([]);
      keepWaiting(waiting.current);
    },
  };
}
