#!/usr/bin/perl
# Puts a wall of the kernel's around a program and becomes it: what it may open (Landlock) and what it may ask for (a
# seccomp filter). Neither can be taken off again, and both hold for whatever the program starts. Perl, because every
# Debian and Ubuntu has it, its image included, and nothing has to be built.
#   wall.pl [--user ID] [--programs] [--read PATH]... [--run PATH]... [--write PATH]... -- PROGRAM ARGUMENT...
#   wall.pl --probe [--user ID] [--read PATH]...   says what the kernel has: "landlock VERSION seccomp 0|1 readable 0|1"
use strict;
use warnings;

my ($probe, $user, $programs, @read, @run, @write);
while (@ARGV and (my $option = shift @ARGV) ne '--') {
  if ($option eq '--probe') { $probe = 1 }
  elsif ($option eq '--programs') { $programs = 1 }
  elsif ($option eq '--user') { $user = shift @ARGV }
  elsif ($option eq '--read') { push @read, shift @ARGV }
  elsif ($option eq '--run') { push @run, shift @ARGV }
  elsif ($option eq '--write') { push @write, shift @ARGV }
  else { die "wall: unknown option $option\n" }
}

my $machine = do {
  open my $file, '<', '/proc/self/exe' or die "wall: no /proc\n";
  binmode $file;
  read $file, my $head, 20;
  unpack 'x18 v', $head;
};
my $is_arm = $machine == 183;
die "wall: not made for this kind of processor\n" unless $is_arm or $machine == 62;

# Numbers of system calls: on x86_64 and on arm64, where some do not exist.
my %number = map { my ($name, @numbers) = split ' '; $name => $numbers[$is_arm] } grep { /\S/ } split /\n/, <<'END';
accept 43 202
accept4 288 242
acct 163 89
add_key 248 217
bind 49 200
bpf 321 280
capset 126 91
chmod 90
chown 92
chroot 161 51
clone 56 220
clone3 435 435
connect 42 203
delete_module 176 106
fanotify_init 300 262
fchmod 91 52
fchmodat 268 53
fchmodat2 452 452
fchown 93 55
fchownat 260 54
finit_module 313 273
fork 57
fremovexattr 199 16
fsetxattr 190 7
fsopen 430 430
futimesat 261
init_module 175 105
io_uring_enter 426 426
io_uring_register 427 427
io_uring_setup 425 425
ioctl 16 29
ioprio_set 251 30
kcmp 312 272
kexec_file_load 320 294
kexec_load 246 104
keyctl 250 219
kill 62 129
landlock_add_rule 445 445
landlock_create_ruleset 444 444
landlock_restrict_self 446 446
lchown 94
listen 50 201
lremovexattr 198 15
lsetxattr 189 6
migrate_pages 256 238
mount 165 40
mount_setattr 442 442
move_mount 429 429
move_pages 279 239
mq_open 240 180
msgget 68 186
name_to_handle_at 303 264
open_by_handle_at 304 265
open_tree 428 428
perf_event_open 298 241
personality 135 92
pidfd_getfd 438 438
pidfd_open 434 434
pidfd_send_signal 424 424
pivot_root 155 41
prctl 157 167
prlimit64 302 261
process_madvise 440 440
process_mrelease 448 448
process_vm_readv 310 270
process_vm_writev 311 271
ptrace 101 117
quotactl 179 60
reboot 169 142
removexattr 197 14
removexattrat 466 466
request_key 249 218
rt_sigqueueinfo 129 138
rt_tgsigqueueinfo 297 240
sched_setaffinity 203 122
sched_setattr 314 274
sched_setparam 142 118
sched_setscheduler 144 119
semget 64 190
setns 308 268
setpriority 141 140
setxattr 188 5
setxattrat 463 463
shmat 30 196
shmctl 31 195
shmget 29 194
socket 41 198
socketpair 53 199
swapoff 168 225
swapon 167 224
syslog 103 116
tgkill 234 131
tkill 200 130
truncate 76 45
umount2 166 39
unshare 272 97
userfaultfd 323 282
utime 132
utimensat 280 88
utimes 235
vfork 58
END

sub call {
  my ($name, @arguments) = @_;
  return syscall($number{$name}, @arguments);
}

sub must {
  my ($name, @arguments) = @_;
  my $answer = call($name, @arguments);
  die "wall: $name: $!\n" if $answer < 0;
  return $answer;
}

use constant { PR_SET_SECCOMP => 22, PR_SET_NO_NEW_PRIVS => 38, SECCOMP_MODE_FILTER => 2 };
use constant { EPERM => 1, EACCES => 13, EFAULT => 14, ENOSYS => 38 };

my $landlock = call('landlock_create_ruleset', 0, 0, 1);
if ($probe) {
  become($user);
  # Without a filter the kernel answers that it cannot read one; without seccomp, that it does not know the question.
  my $seccomp = call('prctl', PR_SET_SECCOMP, SECCOMP_MODE_FILTER, 0, 0, 0) < 0 && $! == EFAULT ? 1 : 0;
  my $readable = (grep { !-r $_ or (-d _ and !-x _) } @read) ? 0 : 1;
  print 'landlock ', ($landlock > 0 ? $landlock : 0), " seccomp $seccomp readable $readable\n";
  exit 0;
}

my $ruleset = $landlock > 0 ? rules() : undef;
# A group, to be ended together with whatever it starts. No session: Linux shares the processor out by sessions, and
# would then take no heed of how far its parent has it stand back.
setpgrp 0, 0;
become($user);
must('prctl', PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
# No capabilities, which root would keep, and no dump of a document's memory.
must('capset', pack('Ll', 0x20080522, 0), pack('L6', (0) x 6));
must('prlimit64', 0, 4, pack('QQ', 0, 0), 0);
# What it writes cannot fill a disk: 256 MiB a file.
must('prlimit64', 0, 1, pack('QQ', 1 << 28, 1 << 28), 0) if @write;
must('landlock_restrict_self', $ruleset, 0) if defined $ruleset;
forbid();
exec { $ARGV[0] } @ARGV or die "wall: $ARGV[0]: $!\n";

sub become {
  my ($id) = @_;
  return unless defined $id;
  $) = "$id $id";
  $( = $id;
  $< = $id;
  $> = $id;
  die "wall: cannot become user $id\n" unless $< == $id and $> == $id and $( == $id;
}

# What may be opened, and for what. Everything else on the disk, and every port, is closed.
sub rules {
  my ($execute, $write, $read, $folder, $truncate) = (1, 2, 4, 8, 1 << 14);
  my $files = 0x1fff;
  $files |= 1 << 13 if $landlock >= 2;
  $files |= $truncate if $landlock >= 3;
  $files |= 1 << 15 if $landlock >= 5;
  # TCP: to bind and to connect; abstract sockets and signals of processes outside.
  my @attributes = ($files, $landlock >= 4 ? 3 : (), $landlock >= 6 ? 3 : ());
  my $attributes = pack 'Q*', @attributes;
  my $made = must('landlock_create_ruleset', $attributes, length $attributes, 0);
  my $allow = sub {
    my ($path, $rights) = @_;
    # O_PATH, O_CLOEXEC
    sysopen my $place, $path, 0x200000 | 0x80000 or return;
    $rights &= $execute | $write | $read | $truncate unless -d $path;
    my $rule = pack 'Ql', $rights & $files, fileno $place;
    must('landlock_add_rule', $made, 1, $rule, 0);
  };
  $allow->($_, $read | $folder) for @read;
  $allow->($_, $read | $folder | $execute) for @run;
  # Files and folders: no devices, sockets and links.
  $allow->($_, $read | $folder | $write | $truncate | 1 << 4 | 1 << 5 | 1 << 7 | 1 << 8) for @write;
  $allow->('/dev/null', $read | $write);
  return $made;
}

# What may not be asked of the kernel, whatever may be opened.
sub forbid {
  my $arch = $is_arm ? 0xc00000b7 : 0xc000003e;
  my ($allow, $kill) = (0x7fff0000, 0x80000000);
  my $error = sub { 0x00050000 | $_[0] };
  my $line = sub { pack 'SCCL', @_ };
  my $answer = sub { $line->(0x06, 0, 0, $_[0]) };
  my $load = sub { $line->(0x20, 0, 0, $_[0]) };
  my $argument = sub { $load->(16 + 8 * $_[0]) };
  # Goes on with the next line where the value is (or has) so much, and skips the lines after it where not.
  my $equals = sub { $line->(0x15, 0, $_[1], $_[0]) };
  my $has = sub { $line->(0x45, 0, $_[1], $_[0]) };

  my $filter = $load->(4) . $line->(0x15, 1, 0, $arch) . $answer->($kill) . $load->(0);
  # System calls of the 32-bit kind on x86_64.
  $filter .= $line->(0x35, 0, 1, 0x40000000) . $answer->($kill) unless $is_arm;
  my $on = sub {
    my ($name, @lines) = @_;
    $filter .= $equals->($number{$name}, scalar @lines) . join '', @lines if defined $number{$name};
  };
  my $only = sub { map { ($equals->($_, 1), $answer->($allow)) } @_ };

  $on->($_, $answer->($error->(EACCES))) for qw(socket connect bind listen accept accept4);
  $on->($_, $answer->($error->(ENOSYS))) for qw(clone3 io_uring_setup io_uring_enter io_uring_register);
  $on->($_, $answer->($error->(EPERM))) for qw(
    ptrace process_vm_readv process_vm_writev process_madvise process_mrelease kcmp move_pages migrate_pages
    tkill rt_sigqueueinfo rt_tgsigqueueinfo pidfd_open pidfd_getfd pidfd_send_signal
    chmod fchmod fchmodat fchmodat2 chown lchown fchown fchownat utime utimes utimensat futimesat
    setxattr lsetxattr fsetxattr setxattrat removexattr lremovexattr fremovexattr removexattrat
    mount umount2 pivot_root chroot fsopen open_tree move_mount mount_setattr unshare setns
    name_to_handle_at open_by_handle_at fanotify_init quotactl acct swapon swapoff
    bpf perf_event_open userfaultfd keyctl add_key request_key shmget shmat shmctl semget msgget mq_open
    init_module finit_module delete_module kexec_load kexec_file_load reboot syslog personality
    sched_setaffinity sched_setattr sched_setparam sched_setscheduler ioprio_set
  );
  # Before its third version Landlock does not see this.
  $on->('truncate', $answer->($error->(EPERM))) if $landlock < 3;
  # To type into a terminal.
  my @typing = map { ($equals->($_, 1), $answer->($error->(EPERM))) } 0x5412, 0x541c;
  $on->('ioctl', $argument->(1), @typing, $answer->($allow));
  # What is about this process itself and about no other.
  my @self = ($only->($$), $answer->($error->(EPERM)));
  $on->('prlimit64', $argument->(0), $only->(0), @self);
  if ($programs) {
    # Pipes to programs that are started, and those programs, but in no namespace of their own.
    my @stream = ($argument->(1), $line->(0x54, 0, 0, 0xf), $equals->(1, 1), $answer->($allow));
    $on->('socketpair', $argument->(0), $equals->(1, scalar @stream), @stream, $answer->($error->(EACCES)));
    $on->('clone', $argument->(0), $has->(0x7e020000, 1), $answer->($error->(EPERM)), $answer->($allow));
  } else {
    $on->('socketpair', $answer->($error->(EACCES)));
    $on->($_, $answer->($error->(EPERM))) for qw(fork vfork);
    # Threads, and no processes.
    $on->('clone', $argument->(0), $has->(0x10000, 1), $answer->($allow), $answer->($error->(EPERM)));
    $on->($_, $argument->(0), @self) for qw(kill tgkill);
    $on->('setpriority', $argument->(1), $only->(0), @self);
  }
  $filter .= $answer->($allow);
  my $program = pack 'S x6 P', length($filter) / 8, $filter;
  must('prctl', PR_SET_SECCOMP, SECCOMP_MODE_FILTER, $program, 0, 0);
}
