import { randomUUID } from 'node:crypto'
import type { Mensagem } from '@rh/domain/contract/chat'
import { abrirQuemEscreve, type Login } from './quem-escreve.ts'

export type { Login } from './quem-escreve.ts'

export type Extra = Partial<{
  chave: string
  respostaA: number
  anexos: string[]
  citados: number[]
  referencia: { tipo: 'colaborador'; id: number }
}>
/** What is sent with a message. */
export const corpo = (texto: string, extra: Extra = {}) => ({
  chave: randomUUID(),
  respostaA: null,
  anexos: [],
  citados: [],
  referencia: null,
  texto,
  ...extra,
})

/** The demo company for the tests of one file about conversations, with everybody signed in who speaks in them. */
export function abrirConversas() {
  const quem = abrirQuemEscreve()
  const { avancar, de, entrar, idDe } = quem

  const direta = async (eu: Login, outra: Login): Promise<number> =>
    (await de(eu).call('POST /api/chat', { body: { tipo: 'direta', usuarioId: idDe(outra) } })).id
  const grupo = async (eu: Login, nome: string, ...outras: Login[]): Promise<number> =>
    (await de(eu).call('POST /api/chat', { body: { tipo: 'grupo', nome, usuarioIds: outras.map(idDe) } })).id

  const dizer = (eu: Login, id: number, texto: string, extra?: Extra): Promise<Mensagem> =>
    de(eu).call('POST /api/chat/mensagens/:id', { params: { id }, body: corpo(texto, extra) })
  const ler = (eu: Login, id: number, query = {}) =>
    de(eu).call('GET /api/chat/mensagens/:id', { params: { id }, query })
  const textos = async (eu: Login, id: number) =>
    (await ler(eu, id)).results.filter(({ fato }) => fato === null).map(({ texto }) => texto)
  const naLista = async (eu: Login, id: number) =>
    (await de(eu).call('GET /api/chat', { query: {} })).results.find((uma) => uma.id === id)

  return {
    get rh() {
      return quem.rh
    },
    de,
    idDe,
    entrar,
    avancar,
    direta,
    grupo,
    dizer,
    ler,
    textos,
    naLista,
  }
}
