import type { FichaDoCandidato } from '@rh/domain/contract/candidato'
import type { RawValue } from '@rh/domain/processo/raw-form'
import type { EtapaDoCandidato } from '@rh/domain/processos/admissao/candidato'

/** An answer that the server does not have yet. */
export interface RespostaGuardada {
  readonly etapa: EtapaDoCandidato
  readonly campo: string
  readonly valor: RawValue
  /** Why the server does not take it: it waits for the person, not for the network. */
  readonly recusa?: string
}
/** A photograph that the server does not have yet. */
export interface FotoGuardada {
  readonly id: string
  readonly tipoId: number
  readonly nome: string
  readonly conteudo: Blob
  /** Why the server does not take it. */
  readonly recusa?: string
}

/** What this phone keeps of one link until the person is done or the link ends. */
export interface Loja {
  readonly respostas: () => Promise<readonly RespostaGuardada[]>
  readonly fotos: () => Promise<readonly FotoGuardada[]>
  readonly guardarResposta: (resposta: RespostaGuardada) => Promise<void>
  readonly tirarResposta: (etapa: string, campo: string) => Promise<void>
  readonly guardarFoto: (foto: FotoGuardada) => Promise<void>
  readonly tirarFoto: (id: string) => Promise<void>
  /** What the server told last, to go on from when there is no network. */
  readonly ficha: () => Promise<FichaDoCandidato | undefined>
  readonly guardarFicha: (ficha: FichaDoCandidato) => Promise<void>
  readonly esvaziar: () => Promise<void>
}

const BANCO = 'candidato'
const CAMPOS = 'respostas'
const FOTOS = 'fotos'
const FICHAS = 'fichas'

/** Tells the links of one phone apart, and is none of their tokens: of a digest so short nobody goes back. */
export function nomeDoLink(token: string): string {
  let a = 0x81_1c_9d_c5
  for (const c of token) a = Math.imul(a ^ (c.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  return a.toString(36)
}

/** Opens what is kept of a link: in the browser's database, or in memory where there is none. */
export async function abrirLoja(token: string): Promise<Loja> {
  const link = nomeDoLink(token)
  try {
    const banco = await abrirBanco()
    await apagarVencidos(banco)
    return noBanco(banco, link)
  } catch {
    return naMemoria()
  }
}

function abrirBanco(): Promise<IDBDatabase> {
  const pedido = indexedDB.open(BANCO, 1)
  pedido.addEventListener('upgradeneeded', () => {
    pedido.result.createObjectStore(CAMPOS)
    pedido.result.createObjectStore(FOTOS)
    pedido.result.createObjectStore(FICHAS)
  })
  return feito(pedido)
}

const feito = <T>(pedido: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    pedido.addEventListener('success', () => resolve(pedido.result))
    pedido.addEventListener('error', () => reject(pedido.error ?? new Error('IndexedDB')))
  })

/** Links that are over are forgotten whichever link is opened: nobody opens an old one again. */
async function apagarVencidos(banco: IDBDatabase): Promise<void> {
  const fichas = banco.transaction(FICHAS, 'readonly').objectStore(FICHAS)
  const [nomes, guardadas] = await Promise.all([feito(fichas.getAllKeys()), feito(fichas.getAll())])
  for (const [i, nome] of nomes.entries()) {
    const { expiraEm } = guardadas[i] as FichaDoCandidato
    if (typeof nome === 'string' && Date.parse(expiraEm) <= Date.now())
      await noBanco(banco, nome.replace(/:$/, '')).esvaziar()
  }
}

function noBanco(banco: IDBDatabase, link: string): Loja {
  const em = (nome: string, modo: IDBTransactionMode = 'readwrite') =>
    banco.transaction(nome, modo).objectStore(nome)
  const deste = IDBKeyRange.bound(`${link}:`, `${link};`, false, true)
  const todos = async <T>(nome: string) => (await feito(em(nome, 'readonly').getAll(deste))) as T[]
  return {
    respostas: () => todos<RespostaGuardada>(CAMPOS),
    fotos: () => todos<FotoGuardada>(FOTOS),
    guardarResposta: async (uma) =>
      void (await feito(em(CAMPOS).put(uma, `${link}:${uma.etapa}.${uma.campo}`))),
    tirarResposta: (etapa, campo) => feito(em(CAMPOS).delete(`${link}:${etapa}.${campo}`)),
    guardarFoto: async (foto) => void (await feito(em(FOTOS).put(foto, `${link}:${foto.id}`))),
    tirarFoto: (id) => feito(em(FOTOS).delete(`${link}:${id}`)),
    ficha: async () => (await feito(em(FICHAS, 'readonly').get(`${link}:`))) as FichaDoCandidato | undefined,
    guardarFicha: async (ficha) => void (await feito(em(FICHAS).put(ficha, `${link}:`))),
    esvaziar: async () => {
      for (const nome of [CAMPOS, FOTOS, FICHAS]) await feito(em(nome).delete(deste))
    },
  }
}

function naMemoria(): Loja {
  const respostas = new Map<string, RespostaGuardada>()
  const fotos = new Map<string, FotoGuardada>()
  let guardada: FichaDoCandidato | undefined
  return {
    respostas: async () => [...respostas.values()],
    fotos: async () => [...fotos.values()],
    guardarResposta: async (uma) => void respostas.set(`${uma.etapa}.${uma.campo}`, uma),
    tirarResposta: async (etapa, campo) => void respostas.delete(`${etapa}.${campo}`),
    guardarFoto: async (foto) => void fotos.set(foto.id, foto),
    tirarFoto: async (id) => void fotos.delete(id),
    ficha: async () => guardada,
    guardarFicha: async (ficha) => {
      guardada = ficha
    },
    esvaziar: async () => {
      respostas.clear()
      fotos.clear()
      guardada = undefined
    },
  }
}
