import { type CandidateStatus, knownStatus } from '@cotejo/contract';
import {
  CalendarClock,
  CircleCheck,
  CircleDot,
  CirclePause,
  CircleSlash,
  CircleX,
  Eye,
  Send,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { Texts } from '../../texts/index.tsx';

export const statusText = (status: string, { candidates }: Texts): string => candidates.statuses[knownStatus(status)];

/** An icon and a color for each status, so that the meaning never rests on the color alone. */
export const statusMarks: Record<CandidateStatus, { icon: LucideIcon; ink: string }> = {
  Analyzed: { icon: CircleDot, ink: 'text-muted' },
  'Submitted to Client': { icon: Send, ink: 'text-info' },
  'Under Client Review': { icon: Eye, ink: 'text-info' },
  'Client Interview Scheduled': { icon: CalendarClock, ink: 'text-info' },
  Hired: { icon: CircleCheck, ink: 'text-success' },
  'Rejected by Client': { icon: CircleX, ink: 'text-error' },
  'Rejected by Recruiter': { icon: CircleX, ink: 'text-error' },
  'Not a Fit': { icon: CircleSlash, ink: 'text-error' },
  'On Hold': { icon: CirclePause, ink: 'text-warning' },
  Withdrawn: { icon: Undo2, ink: 'text-muted' },
};
