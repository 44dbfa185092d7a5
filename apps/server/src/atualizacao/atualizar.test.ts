import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { withClient } from '../db/connect.ts'
import { prepareDatabase } from '../db/roles.ts'
import { findBinaries, type Binaries } from '../postgres/binaries.ts'
import { startEmbedded, type Embedded } from '../postgres/embedded.ts'
import { runAs } from '../postgres/run-as.ts'
import { chavesDeTeste, guardarChaveDeTeste } from '../test/chaves.ts'
import { systemClock } from '../clock.ts'
import { openDb } from '../db/db.ts'
import { sincronizarReferencias } from '../seed/referencias.ts'
import { trailMeans } from '../trilha/meios.ts'
import { sealTrail } from '../trilha/selar.ts'
import { atualizar, etapas, type Etapa } from './atualizar.ts'
import { programasDe } from './programas.ts'

const user = runAs()
const daqui = findBinaries(user)
const MOMENTO = '2026-11-28T12-00-00Z'
const DEBIAN = '/usr/lib/postgresql'
/** Older PostgreSQL of this machine's distribution, where it has one. */
const antigo = existsSync(DEBIAN)
  ? readdirSync(DEBIAN)
      .filter(
        (major) => Number(major) < Number(daqui.major) && existsSync(join(DEBIAN, major, 'bin/postgres')),
      )
      .at(-1)
  : undefined

let base: string
let dadosDir: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'rh-atualizar-'))
  dadosDir = join(base, 'dados')
  mkdirSync(dadosDir, { mode: 0o700 })
  guardarChaveDeTeste(dadosDir)
})
afterEach(() => rmSync(base, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }))

const config = () => loadConfig({ DADOS_DIR: dadosDir })
const banco = () => join(dadosDir, 'banco')

/** Makes a database as an older version of the distribution's PostgreSQL would have. */
function fazerCluster(programas: Binaries): void {
  // Those of PostgreSQL 15 and older go back to their folder by its path.
  for (const pasta of [base, dadosDir]) chmodSync(pasta, 0o711)
  mkdirSync(banco(), { mode: 0o700 })
  if ('uid' in user) chownSync(banco(), user.uid, user.gid)
  const args = ['-D', '/proc/self/cwd', '-U', 'rh', '-E', 'UTF8', '--locale=C', '--auth=trust']
  const feito = spawnSync(programas.initdb, args, { ...user, cwd: banco(), encoding: 'utf8' })
  if (feito.status !== 0) throw new Error(feito.stderr)
}

const comServidor = async (programas: Binaries | undefined, fazer: (servidor: Embedded) => Promise<void>) => {
  const servidor = await startEmbedded({ dataDir: dadosDir, ...(programas && { binaries: programas }) })
  try {
    await fazer(servidor)
  } finally {
    await servidor.stop()
  }
}

/** A database of a company at its first day: references, people with a trail, seals. */
const semear = (programas?: Binaries) =>
  comServidor(programas, async ({ connection, application }) => {
    await prepareDatabase({ owner: connection, application, login: application })
    const db = openDb({ ...connection, max: 2 }, chavesDeTeste)
    await sincronizarReferencias(db)
    await db
      .insertInto('usuario')
      .values([
        { usuario: 'ana', nome: 'Ana Açaí\t\\ e "aspas"', email: 'ana@empresa.com.br', senhaHash: '-' },
        { usuario: 'rui', nome: 'Rui\nde duas linhas', email: 'rui@empresa.com.br', senhaHash: '-' },
      ])
      .execute()
    await sealTrail(trailMeans({ db, clock: systemClock, config: config() }))
    await db.destroy()
  })

const nomes = async (servidor: Embedded): Promise<unknown> =>
  withClient(servidor.connection, async (client) => {
    const { rows } = await client.query<{ nome: string; major: string }>(
      `select nome, current_setting('server_version_num')::int / 10000 as major from usuario order by usuario`,
    )
    return rows
  })

const pessoas = (major: string) => [
  { nome: 'Ana Açaí\t\\ e "aspas"', major: Number(major) },
  { nome: 'Rui\nde duas linhas', major: Number(major) },
]

const trabalho = (antigos: Binaries, onEtapa?: (etapa: Etapa) => void) =>
  atualizar({ config: config(), antigos, user, momento: MOMENTO, ...(onEtapa && { onEtapa }) })

describe.runIf(process.platform === 'linux' && antigo !== undefined)(
  `a database of PostgreSQL ${antigo}`,
  () => {
    it('is refused with what to do, and works on here once it was taken over', async () => {
      const programas = programasDe(join(DEBIAN, antigo ?? '', 'bin'), antigo ?? '')
      fazerCluster(programas)
      await semear(programas)
      const recusa = startEmbedded({ dataDir: dadosDir })
      await expect(recusa).rejects.toThrow(
        /é do PostgreSQL \d+, e este sistema usa o \d+[^]*npm run atualizar-banco/,
      )
      const { guardada, levado } = await trabalho(programas)
      expect(guardada).toBe(`${banco()}.postgresql-${antigo}-${MOMENTO}`)
      expect(readFileSync(join(guardada, 'PG_VERSION'), 'utf8').trim()).toBe(antigo)
      expect(levado).toMatchObject({ tabelas: expect.any(Number), elos: expect.any(Number) })
      expect(levado?.elos).toBeGreaterThan(1)
      await comServidor(undefined, async (servidor) => {
        expect(await nomes(servidor)).toEqual(pessoas(daqui.major))
        // Counters go on where they were, and triggers work again.
        await withClient(servidor.connection, async (client) => {
          await client.query(
            `insert into usuario (usuario, nome, email, senha_hash) values ('eva', 'Eva', 'eva@empresa.com.br', '-')`,
          )
          const { rows } = await client.query(`select from auditoria where tabela = 'usuario'`)
          expect(rows).toHaveLength(3)
        })
      })
    }, 120_000)
  },
)

describe.runIf(process.platform === 'linux')('a change of PostgreSQL', () => {
  /** From here on the servers have stopped: what a stage finds is what a cut there leaves. */
  const daTroca = etapas.slice(etapas.indexOf('marcar'))
  let fotos: string
  const fotoDe = (etapa: Etapa | 'semeado') => join(fotos, etapa)
  /** Always in one place: a change that is ended later names its folders whole. */
  const comecarDe = (etapa: Etapa | 'semeado') => {
    dadosDir = join(fotos, 'dados')
    rmSync(dadosDir, { recursive: true, force: true })
    cpSync(fotoDe(etapa), dadosDir, { recursive: true })
    // Of the process that was cut off, which is this one.
    rmSync(join(dadosDir, 'instancia.lock'), { force: true })
  }
  beforeAll(async () => {
    fotos = mkdtempSync(join(tmpdir(), 'rh-semeado-'))
    dadosDir = fotoDe('semeado')
    mkdirSync(dadosDir, { mode: 0o700 })
    guardarChaveDeTeste(dadosDir)
    await semear()
    comecarDe('semeado')
    await trabalho(daqui, (etapa) => {
      if (daTroca.includes(etapa)) cpSync(dadosDir, fotoDe(etapa), { recursive: true })
    })
  }, 60_000)
  beforeEach(() => comecarDe('semeado'))
  afterAll(() => rmSync(fotos, { recursive: true, force: true }))

  /** Cuts it off before a stage. */
  const cortar = (qual: Etapa) =>
    expect(
      trabalho(daqui, (etapa) => {
        if (etapa === qual) throw new Error(`cortada em ${qual}`)
      }),
    ).rejects.toThrow(`cortada em ${qual}`)
  const nomesDeHoje = async (): Promise<unknown> => {
    let lidos: unknown
    await comServidor(undefined, async (servidor) => void (lidos = await nomes(servidor)))
    return lidos
  }

  it('loses nothing at whatever stage it is cut off, and is run again', async () => {
    for (const etapa of etapas.slice(0, etapas.indexOf('marcar'))) {
      await cortar(etapa)
      expect(await nomesDeHoje(), etapa).toEqual(pessoas(daqui.major))
    }
  }, 180_000)

  it.each(['marcar', 'trocar', 'limpar'] as const)(
    'is whole when it is cut off before "%s"',
    async (etapa) => {
      comecarDe(etapa)
      expect(await nomesDeHoje()).toEqual(pessoas(daqui.major))
    },
    60_000,
  )

  it('that was cut off between the two names is run again until it is done', async () => {
    comecarDe('entre')
    // There is no database at this moment: a start must not make an empty one.
    await expect(startEmbedded({ dataDir: dadosDir })).rejects.toThrow(
      /interrompida no meio da troca[^]*npm run atualizar-banco/,
    )
    expect(await trabalho(daqui)).toEqual({ guardada: `${banco()}.postgresql-${daqui.major}-${MOMENTO}` })
    expect(await nomesDeHoje()).toEqual(pessoas(daqui.major))
    expect(readdirSync(dadosDir)).not.toContain('banco.atualizando')
  }, 60_000)

  it('takes over what was written after one that was cut off', async () => {
    comecarDe('trocar')
    await comServidor(undefined, ({ connection }) =>
      withClient(
        connection,
        async (client) => void (await client.query(`update usuario set nome = 'Depois'`)),
      ),
    )
    await trabalho(daqui)
    expect(await nomesDeHoje()).toMatchObject([{ nome: 'Depois' }, { nome: 'Depois' }])
  }, 120_000)

  it('is not made of a trail that somebody touched', async () => {
    await comServidor(undefined, ({ connection }) =>
      withClient(connection, async (client) => {
        await client.query('set session_replication_role = replica')
        await client.query(
          `update auditoria set mudancas = '{"nome": [null, "Outro"]}' where tabela = 'usuario'`,
        )
      }),
    )
    await expect(trabalho(daqui)).rejects.toThrow(/A trilha de auditoria tem \d+ problemas/)
    expect(await nomesDeHoje()).toEqual(pessoas(daqui.major))
  }, 120_000)

  it('is not begun while the system runs', async () => {
    await comServidor(undefined, async () => {
      await expect(trabalho(daqui)).rejects.toThrow(/já está em uso/)
    })
  }, 60_000)
})

describe('npm run atualizar-banco', () => {
  const comando = (env: Readonly<Record<string, string>>, ...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../cli/atualizar-banco.ts'), ...args], {
      env: { PATH: process.env.PATH, DADOS_DIR: dadosDir, ...env },
      encoding: 'utf8',
    })

  it('says where there is nothing to do, and for whom it is not', () => {
    expect(comando({}).stderr).toContain('Não há banco em')
    expect(comando({ DATABASE_URL: 'postgresql://rh@localhost/rh' }).stderr).toContain('no próprio servidor')
    mkdirSync(banco())
    writeFileSync(join(banco(), 'PG_VERSION'), `${daqui.major}\n`)
    expect(comando({})).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('não há o que atualizar'),
    })
    writeFileSync(join(banco(), 'PG_VERSION'), '99\n')
    expect(comando({})).toMatchObject({ status: 1, stderr: expect.stringContaining('mais novo que') })
  })

  it('says which programs it needs, where a folder has others', () => {
    mkdirSync(banco())
    writeFileSync(join(banco(), 'PG_VERSION'), '12\n')
    const { status, stderr } = comando({}, '--programas', base)
    expect({ status, stderr }).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /programas do PostgreSQL 12[^]*--programas \/usr\/lib\/postgresql\/12\/bin/,
      ),
    })
  })
})
