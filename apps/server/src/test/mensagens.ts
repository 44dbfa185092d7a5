import { randomUUID } from 'node:crypto'
import { abrirQuemEscreve, type Login } from './quem-escreve.ts'

export type { Login } from './quem-escreve.ts'

/** A message of nobody that says nothing; each test fills in what it is about. */
export const vazia = {
  para: [] as string[],
  copia: [] as string[],
  assunto: '',
  texto: '',
  anexos: [] as string[],
  referencia: null as { tipo: 'colaborador'; id: number } | null,
  respostaA: null as number | null,
}
export type Extra = Partial<typeof vazia> & { chave?: string; porEmail?: boolean }
const corpo = (para: string[], extra: Extra = {}) => ({
  ...vazia,
  chave: randomUUID() as string,
  porEmail: false,
  assunto: 'Assunto',
  texto: 'Texto',
  para,
  ...extra,
})

/** The demo company for the tests of one file about internal messages, with everybody signed in who writes them. */
export function abrirMensagens() {
  const quem = abrirQuemEscreve()
  const { de, idDe } = quem
  const a = (login: Login): string => `pessoa:${idDe(login)}`

  const tentar = (eu: Login, para: string[], extra?: Extra) =>
    de(eu).try('POST /api/mail/enviar', { body: corpo(para, extra) })
  const enviar = (eu: Login, para: string[], extra?: Extra) =>
    de(eu).call('POST /api/mail/enviar', { body: corpo(para, extra) })
  const abrir = (eu: Login, id: number, query = {}) =>
    de(eu).call('GET /api/mail/details', { query: { id, ...query } })
  const textos = async (eu: Login, id: number) => (await abrir(eu, id)).mensagens.map(({ texto }) => texto)
  const listar = async (eu: Login, query = {}) => (await de(eu).call('GET /api/mail/list', { query })).results
  const idsDe = async (eu: Login, query = {}) => (await listar(eu, query)).map(({ id }) => id)
  const arquivo = (eu: Login, nome: string) =>
    de(eu).call('POST /api/arquivos', { arquivo: new File(['nome;dia\nAna;2'], nome) })
  const naoLidas = async (eu: Login) => (await de(eu).call('GET /api/mail/nao-lidas')).assuntos

  return {
    get rh() {
      return quem.rh
    },
    de,
    idDe,
    a,
    tentar,
    enviar,
    abrir,
    textos,
    listar,
    idsDe,
    arquivo,
    naoLidas,
  }
}
