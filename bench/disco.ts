import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

// A disk of its own for a bench: a file system (ext4) in a file, which only root may mount.

const ESPERA_MS = 100
const TENTATIVAS = 100

export interface Disco extends AsyncDisposable {
  readonly pasta: string
  /**
   * The power goes: nothing that is not on the disk yet will ever be, the journal included (FS_IOC_SHUTDOWN with
   * NOLOGFLUSH). Whoever has files open gets errors from here on.
   */
  cortar(): void
  /** Mounts it again, which replays its journal; everybody who had files open must have ended. */
  religar(): Promise<void>
}

const rodar = (comando: string, ...args: string[]): string =>
  execFileSync(comando, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Perl is part of every Debian; Node has no ioctl. */
const CORTAR =
  'open my $f, "<", $ARGV[0] or die $!; my $how = pack("L", 2); ioctl($f, 0x8004587D, $how) or die $!'

async function ateSoltar(pasta: string): Promise<void> {
  for (let vez = 1; ; vez++) {
    try {
      return void rodar('umount', pasta)
    } catch (error) {
      if (vez === TENTATIVAS) throw error
      await sleep(ESPERA_MS)
    }
  }
}

/** Makes and mounts one of so many MiB. */
export async function criarDisco(mib: number): Promise<Disco> {
  if (process.getuid?.() !== 0) throw new Error('Only root may mount a disk: run this bench with sudo')
  const raiz = mkdtempSync(join(tmpdir(), 'rh-disco-'))
  const [imagem, pasta] = [join(raiz, 'imagem'), join(raiz, 'disco')]
  writeFileSync(imagem, '')
  truncateSync(imagem, mib * 2 ** 20)
  rodar('mkfs.ext4', '-q', '-m', '0', imagem)
  mkdirSync(pasta)
  const montar = (): void => void rodar('mount', '-o', 'loop', imagem, pasta)
  montar()
  // The database runs as somebody else than root.
  chmodSync(raiz, 0o755)
  chmodSync(pasta, 0o777)
  return {
    pasta,
    cortar: () => void rodar('perl', '-e', CORTAR, pasta),
    religar: async () => {
      await ateSoltar(pasta)
      montar()
    },
    [Symbol.asyncDispose]: async () => {
      await ateSoltar(pasta)
      rmSync(raiz, { recursive: true, force: true })
    },
  }
}
