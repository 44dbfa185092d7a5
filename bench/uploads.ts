import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pastaDosRecebidos } from '../apps/server/src/arquivos/recebidos.ts'
import { sweepFiles, sweepHalfSent } from '../apps/server/src/arquivos/sweep.ts'
import { loadConfig } from '../apps/server/src/config.ts'
import { openDb } from '../apps/server/src/db/db.ts'
import { createDeps, type Deps } from '../apps/server/src/deps.ts'
import { conectar } from '../e2e/pessoas.ts'
import { createServidor, type Servidor } from '../e2e/servidor.ts'

// Kills Node in the middle of uploads, and looks for upload markers and for what was left behind.

const USUARIO = 'coordenador.operacional'
const CLIENTES = 4
/** Falls happen at the n-th change in the folder of files: within an upload, wherever that is. */
const MUDANCAS = 24
/** Three in ten cut an upload off at that place: so many falls are enough but once in thousands of runs. */
const MAX_VOLTAS = 40
const DIAS_DEPOIS = 3

export interface Envios {
  readonly confirmados: number
  /** Acknowledged, and not there byte by byte. */
  readonly perdidos: number
  /** Of what falls cut off, files that were there before their row and never got one. */
  readonly cortados: number
  /** Folders of uploads that falls left half received, and those that the sweep of some days later leaves. */
  readonly emEspera: number
  readonly recebidos: readonly string[]
  /** Ids on the disk and in the rows, when the sweep of some days later is done. */
  readonly noDisco: readonly string[]
  readonly nasLinhas: readonly string[]
}

interface Confirmado {
  readonly nome: string
  readonly sha256: string
}

interface Checklist {
  readonly itens: readonly {
    readonly tipoId: number
    readonly sensivel: boolean
    readonly arquivos: readonly { readonly id: number; readonly nome: string | null }[]
  }[]
}

const sha256De = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const pasta = ({ dataDir }: Servidor): string => join(dataDir, 'arquivos')

/** A document of its own each time: the same one twice is refused. */
const documento = (): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(randomInt(1, 600_000)), Buffer.from('\n%%EOF')])

/** One admission that takes as many documents as may come. */
async function prepararAdmissao(servidor: Servidor, deps: Deps): Promise<{ id: number; tipoId: number }> {
  await deps.db
    .insertInto('limite')
    .values({ regra: 'anexo.quantidade', valor: 10_000, desde: '2000-01-01', motivo: 'Muitos documentos' })
    .execute()
  const { ler, mandar } = await conectar(servidor, USUARIO)
  const { id } = await mandar<{ id: number }>('/api/admissao/criar', {})
  const { itens } = await ler<Checklist>(`/api/admissao/anexos/${id}`)
  // Who sends a document of health may not open it.
  return { id, tipoId: itens.find(({ sensivel }) => !sensivel)?.tipoId ?? 0 }
}

/**
 * Sends documents from several clients at once until it is told to stop, and notes each that was acknowledged.
 * Answers when the first one is, and how to stop.
 */
async function comecarEnvios(
  servidor: Servidor,
  { id, tipoId }: { id: number; tipoId: number },
  confirmados: Confirmado[],
): Promise<{ readonly algum: Promise<void>; readonly parar: () => Promise<void> }> {
  const { token } = await conectar(servidor, USUARIO)
  const { promise: algum, resolve: chegou } = Promise.withResolvers<void>()
  const fim = new AbortController()
  const enviar = async (): Promise<void> => {
    const conteudo = documento()
    const nome = `${randomUUID()}.pdf`
    const corpo = new FormData()
    corpo.append('arquivo', new File([new Uint8Array(conteudo)], nome, { type: 'application/pdf' }))
    const resposta = await fetch(`${servidor.url}/api/admissao/anexo?admissaoId=${id}&tipoId=${tipoId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: corpo,
      signal: fim.signal,
    })
    if (resposta.status !== 201) throw new Error(await resposta.text())
    confirmados.push({ nome, sha256: sha256De(conteudo) })
    chegou()
  }
  const cliente = async (): Promise<void> => {
    // A cut-off upload promises nothing.
    while (!fim.signal.aborted) await enviar().catch(() => {})
  }
  const todos = Promise.all(Array.from({ length: CLIENTES }, cliente))
  return {
    algum,
    parar: async () => {
      fim.abort()
      await todos
    },
  }
}

/** Kills at the n-th change in the folder from now on. */
async function matarEm(servidor: Servidor, mudancas: number): Promise<void> {
  const olho = watch(pasta(servidor), { recursive: true })
  for (let n = 0; n < mudancas; n++) await once(olho, 'change')
  olho.close()
  await servidor.killNode()
}

/** How many of the acknowledged do not come back as they were sent. */
async function contarPerdidos(
  servidor: Servidor,
  admissaoId: number,
  confirmados: readonly Confirmado[],
): Promise<number> {
  const { ler, baixar } = await conectar(servidor, USUARIO)
  const { itens } = await ler<Checklist>(`/api/admissao/anexos/${admissaoId}`)
  const ids = new Map(itens.flatMap(({ arquivos }) => arquivos.map(({ id, nome }) => [nome, id] as const)))
  let perdidos = 0
  for (const { nome, sha256 } of confirmados) {
    const id = ids.get(nome)
    if (id === undefined || sha256De(await baixar(`/api/admissao/anexo/${id}`)) !== sha256) perdidos++
  }
  return perdidos
}

/** The names of all files in the folder, and the ids of all rows. */
async function comparar(servidor: Servidor, { db }: Deps): Promise<Pick<Envios, 'noDisco' | 'nasLinhas'>> {
  const entradas = await readdir(pasta(servidor), { recursive: true, withFileTypes: true })
  const noDisco = entradas.filter((entrada) => entrada.isFile()).map(({ name }) => name)
  const linhas = await db.selectFrom('arquivo').select('id').execute()
  return { noDisco: noDisco.toSorted(), nasLinhas: linhas.map(({ id }) => id).toSorted() }
}

/** Bytes, whole or half; an upload marker has a name of another kind. */
const comecaPorId = (nome: string): boolean => /^[0-9a-f]{8}-/.test(nome)

/** The system as its nightly tasks have it, on the database and the files of a server, with a clock of its own. */
function ligar({ dataDir }: Servidor, agora: Temporal.Instant): Deps & AsyncDisposable {
  const db = openDb({ host: `${dataDir}/banco`, user: 'rh', database: 'postgres', max: 2 })
  const config = loadConfig({ DADOS_DIR: dataDir, LOG_NIVEL: 'silent' })
  const deps = createDeps({ db, config, clock: { agora: () => agora } })
  return { ...deps, [Symbol.asyncDispose]: () => db.destroy() }
}

/** Falls until so many of them have cut an upload off between its bytes and its row. */
export async function runEnvios(cortes: number): Promise<Envios> {
  await using servidor = await createServidor()
  await servidor.start()
  await using deps = ligar(servidor, Temporal.Now.instant().add({ hours: DIAS_DEPOIS * 24 }))
  const admissao = await prepararAdmissao(servidor, deps)
  const confirmados: Confirmado[] = []
  let cortados = 0
  for (let volta = 0; volta < MAX_VOLTAS && cortados < cortes; volta++) {
    const { algum, parar } = await comecarEnvios(servidor, admissao, confirmados)
    await algum
    await matarEm(servidor, randomInt(1, MUDANCAS))
    await parar()
    await servidor.start()
    const { noDisco, nasLinhas } = await comparar(servidor, deps)
    cortados = noDisco.filter(
      (nome) => comecaPorId(nome) && !nasLinhas.some((id) => nome.startsWith(id)),
    ).length
  }
  const perdidos = await contarPerdidos(servidor, admissao.id, confirmados)
  const emEspera = await readdir(pastaDosRecebidos(servidor.dataDir))
  await sweepFiles.executar(deps)
  await sweepHalfSent.executar(deps)
  const recebidos = await readdir(pastaDosRecebidos(servidor.dataDir))
  return {
    confirmados: confirmados.length,
    perdidos,
    cortados,
    emEspera: emEspera.length,
    recebidos,
    ...(await comparar(servidor, deps)),
  }
}
