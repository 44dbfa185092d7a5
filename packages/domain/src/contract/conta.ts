import { z } from 'zod'
import { instante, opcional, telefone, textoObrigatorio, versao } from '../br/campos.ts'
import { idParams } from '../processo/contract.ts'
import { grupos } from '../setores/grupos.ts'
import { emailDeAcesso } from '../usuarios/campos.ts'
import type { Upload } from '../http/arquivo.ts'
import { tiposDaConta } from '../seguranca/eventos.ts'
import { senhaNova, usuario } from './auth.ts'
import { autenticado, endpoint, type Contract } from '../http/endpoint.ts'
import { avisosContract } from './avisos.ts'
import { setoresContract } from './setores.ts'

/** What a person may change of the own data. */
export const dadosDaConta = z.strictObject({
  nome: textoObrigatorio(70, 3),
  email: emailDeAcesso,
  telefone: opcional(telefone),
})

const acesso = z.object({
  em: instante,
  ip: z.string(),
  /** In words: "Chrome no Windows". */
  aparelho: z.string(),
})

export const perfil = z.object({
  id: z.int(),
  usuario: z.string(),
  nome: z.string(),
  email: z.string(),
  telefone: z.string().nullable(),
  versao: z.int(),
  /** Version of the photo, to be fetched from `/api/conta/foto/:id`; null without one. */
  foto: z.string().nullable(),
  setores: z.array(z.object({ PK_ID_projeto: z.int(), Nome: z.string(), grupos: z.array(z.enum(grupos)) })),
  /** The weekly schedule as it was written, without releases. */
  Horarios: usuario.shape.Horarios,
  /** End of a temporary release in force. */
  liberadoAte: instante.nullable(),
  criadoEm: instante,
  /** The access before this one. */
  ultimoAcesso: acesso.nullable(),
})
export type Perfil = z.output<typeof perfil>

export const sessaoAberta = acesso.extend({
  id: z.uuid(),
  expiraEm: instante,
  atual: z.boolean(),
  /** The session of the tab that opened it; null for one that somebody signed in to. */
  deId: z.uuid().nullable(),
})
export type SessaoAberta = z.output<typeof sessaoAberta>

/** Lines of the own entries and refusals that a person sees. */
export const ENTRADAS_MOSTRADAS = 20

export const entradaNaConta = z.object({
  id: z.int(),
  tipo: z.enum(tiposDaConta),
  motivo: z.string().nullable(),
  /** How often within the hour, from when to when. */
  vezes: z.int(),
  de: instante,
  ate: instante,
  /** Where from, as far as it is kept: `203.0.113.0/24`. */
  rede: z.string().nullable(),
  /** Of the session that it opened or happened in; null where there was none. */
  aparelho: z.string().nullable(),
})
export type EntradaNaConta = z.output<typeof entradaNaConta>

/** What a person may send as photo; the server makes a square of it and forgets the original. */
export const uploadFoto = {
  maxBytes: 2 * 1_048_576,
  tipos: ['image/jpeg', 'image/png', 'image/webp'],
} as const satisfies Upload

const feito = z.object({ ok: z.literal(true) })
const TAG = 'Conta'

export const contaContract = {
  'GET /api/conta/perfil': endpoint({
    tag: TAG,
    summary: 'Os dados da pessoa conectada: setores, horários e último acesso',
    access: autenticado,
    response: perfil,
  }),
  'GET /api/conta/moldura': endpoint({
    tag: TAG,
    summary: 'O que está em volta de toda página: o que espera pela pessoa, os avisos e os seus dados',
    access: autenticado,
    response: z.object({
      esperas: setoresContract['GET /api/setores/pendencias'].response,
      entradas: avisosContract['GET /api/notificacoes/entradas'].response,
      perfil,
    }),
  }),
  'PUT /api/conta/atualizar': endpoint({
    tag: TAG,
    summary: 'Altera os próprios dados; outro e-mail pede a senha confirmada',
    access: autenticado,
    body: dadosDaConta.extend({ versao }),
    response: perfil,
  }),
  'PUT /api/conta/atualizarsenha': endpoint({
    tag: TAG,
    summary: 'Troca a própria senha e encerra as outras sessões',
    access: autenticado,
    body: z.strictObject({ senhaAtual: z.string().min(1, 'Campo obrigatório').max(128), senhaNova }),
    response: z.object({ sessoesEncerradas: z.int() }),
    perMinute: 20,
  }),
  'GET /api/conta/ip': endpoint({
    tag: TAG,
    summary: 'O endereço de quem chama, como o servidor o vê',
    access: autenticado,
    response: z.object({ ip: z.string() }),
  }),
  'GET /api/conta/sessoes': endpoint({
    tag: TAG,
    summary: 'As próprias sessões abertas',
    access: autenticado,
    response: z.object({ results: z.array(sessaoAberta) }),
  }),
  'GET /api/conta/entradas': endpoint({
    tag: TAG,
    summary: 'As últimas entradas, recusas e mudanças de acesso da própria conta',
    access: autenticado,
    response: z.object({ results: z.array(entradaNaConta) }),
  }),
  'POST /api/conta/sessoes/encerrar': endpoint({
    tag: TAG,
    summary: 'Encerra uma das próprias sessões',
    access: autenticado,
    body: z.strictObject({ id: z.uuid() }),
    response: feito,
  }),
  'POST /api/conta/sessoes/encerrar-todas': endpoint({
    tag: TAG,
    summary: 'Sai de todos os aparelhos, inclusive deste',
    access: autenticado,
    response: z.object({ sessoesEncerradas: z.int() }),
  }),
  'PUT /api/conta/foto': endpoint({
    tag: TAG,
    summary: 'Troca a própria foto',
    access: autenticado,
    upload: uploadFoto,
    response: z.object({ versao: z.string() }),
    // Drawing costs a tenth of a second; nobody changes photos faster.
    perMinute: 30,
  }),
  'POST /api/conta/foto/remover': endpoint({
    tag: TAG,
    summary: 'Retira a própria foto',
    access: autenticado,
    response: feito,
  }),
  'GET /api/conta/foto/:id': endpoint({
    tag: TAG,
    summary: 'A própria foto, ou a de um usuário para quem administra os acessos',
    access: autenticado,
    params: idParams,
    response: { download: ['image/webp'] },
  }),
} as const satisfies Contract
