import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eventoDaChamada, type Registrada } from '@rh/domain/seguranca/chamadas'
import { tiposDeclarados } from '@rh/domain/processos/processos'
import type { Ator, RequestContext } from '../http/ator.ts'
import { asFailure } from '../http/error-handler.ts'
import type { Vigia, Vigiada } from '../http/vigia.ts'
import { gravarEventos, type EventoDeSeguranca, type TabelaDeAlcance } from './gravar.ts'
import type { RegistroDeSeguranca } from './registro.ts'

/** Tells the calls that are security events when they go well: in the transaction of what they write, if they write. */
export const vigiaDe =
  (registro: RegistroDeSeguranca): Vigia =>
  (chamada, spec) => {
    const registrada = eventoDaChamada(chamada, spec)
    return registrada && ((request, args) => vigiar(registro, registrada, request, args))
  }

function vigiar(
  registro: RegistroDeSeguranca,
  { tipo, se }: Registrada,
  request: RequestContext,
  args: unknown,
): Vigiada | null {
  // Absent in the calls of other systems and of candidates.
  const ator = request.ator as Ator | null
  if (se && !(ator && se(ator.grupos))) return null
  const eventoDe = (feito: unknown): EventoDeSeguranca => ({
    tipo,
    usuarioId: ator?.id ?? null,
    sessaoId: ator?.sessaoId ?? null,
    ip: request.ip,
    chamada: request.chamada,
    objetoId: idEm(args) ?? numeroEm(feito, 'id'),
    quantidade: numeroEm(feito, 'linhas') ?? numeroEm(feito, 'sessoesEncerradas'),
    requisicao: request.requisicao,
  })
  let escrita = false
  return {
    noFimDaEscrita: async ({ tx, agora }, feito) => {
      if (escrita) return
      escrita = true
      await gravarEventos(tx, [{ ...eventoDe(feito), em: agora }])
    },
    feita: (resposta) => {
      if (!escrita) registro.anotar(eventoDe(resposta))
    },
  }
}

const numeroEm = (de: unknown, nome: string): number | null => {
  if (typeof de !== 'object' || de === null) return null
  const valor = (de as Readonly<Record<string, unknown>>)[nome]
  return typeof valor === 'number' && Number.isSafeInteger(valor) ? valor : null
}

/** The record that a call names. */
function idEm(args: unknown): number | null {
  const { params, query, body } = args as Readonly<Record<string, unknown>>
  return (
    numeroEm(params, 'id') ??
    numeroEm(body, 'id') ??
    numeroEm(query, 'colaboradorId') ??
    numeroEm(query, 'id') ??
    null
  )
}

/** Where the ids of an area are, for what is refused as if it did not exist. */
const tabelaDe: Readonly<Record<string, TabelaDeAlcance>> = {
  colaborador: 'vinculo',
  usuarios: 'usuario',
  contratos: 'contrato',
  ...Object.fromEntries(tiposDeclarados.map((tipo) => [tipo, 'processo' as const])),
}

/** Calls of an area whose id is that of its record; those of papers and files have another one. */
const DO_REGISTRO = /^\/api\/(\w+)\/(?:obter\/:id|:id|alteracoes\/:id|sessoes\/:id|historico\/:id|status)$/

/** Tells refusals: what a group may not do, what is out of reach, a key or a link that is none. */
export function vigiarRecusas(app: FastifyInstance, registro: RegistroDeSeguranca): void {
  app.addHook('onError', async (request, _reply, error) => {
    const evento = recusaDe(request, asFailure(error).codigo)
    if (evento) registro.anotar({ ...evento, ...daRequisicao(request) })
  })
  app.addHook('onResponse', async (request, reply) => {
    if (!request.portador || reply.statusCode >= 400) return
    registro.anotar({
      tipo: 'chave_usada',
      objetoId: request.portador.chaveId,
      ...daRequisicao(request),
    })
  })
}

const daRequisicao = (request: FastifyRequest) => ({
  usuarioId: request.ator?.id ?? null,
  sessaoId: request.ator?.sessaoId ?? null,
  ip: request.ip,
  chamada: `${request.method} ${request.routeOptions.url ?? ''}`,
  requisicao: request.id,
})

function recusaDe(request: FastifyRequest, codigo: string): EventoDeSeguranca | null {
  const { access } = request.routeOptions.config
  const url = request.routeOptions.url ?? ''
  if (access?.tipo === 'chave' && !request.portador) return { tipo: 'chave_recusada' }
  if (url === '/api/candidato/entrar' && codigo !== 'validacao') return { tipo: 'candidato_recusado' }
  if (url === '/api/auth/trocar' && codigo !== 'validacao')
    return { tipo: 'entrada_recusada', motivo: 'provedor' }
  if (!request.ator) return null
  if (url === '/api/auth/confirmar-no-provedor' && codigo !== 'validacao')
    return { tipo: 'confirmacao_recusada', motivo: 'provedor' }
  if (codigo === 'sem_permissao') return { tipo: 'acesso_negado' }
  return codigo === 'nao_encontrado' ? foraDoAlcance(request, url) : null
}

function foraDoAlcance(request: FastifyRequest, url: string): EventoDeSeguranca | null {
  const { params, body } = request
  const objetoId = numeroEm(params, 'id') ?? numeroEm(body, 'id')
  if (objetoId === null) return null
  const area = DO_REGISTRO.exec(url)?.[1]
  const tabela = area === undefined ? undefined : tabelaDe[area]
  // Of what is looked for elsewhere nobody knows whether it exists: it is told as what is not there.
  return tabela ? { tipo: 'fora_do_alcance', objetoId, tabela } : { tipo: 'nao_encontrado', objetoId }
}
