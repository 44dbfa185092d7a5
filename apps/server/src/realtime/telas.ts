import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ClientConfig } from 'pg'
import { Server, type DefaultEventsMap, type Socket } from 'socket.io'
import {
  CAMINHO_SOCKET,
  PRESENCA_MS,
  type EventosDoCliente,
  type EventosDoServidor,
} from '@rh/domain/contract/socket'
import type { Lugar } from '@rh/domain/contract/tempo-real'
import { erros, type CodigoErro } from '@rh/domain/errors'
import { gruposDe } from '@rh/domain/setores/setores'
import type { Ator } from '../http/ator.ts'
import type { Clock } from '../clock.ts'
import { criarConversas, type FonteDeConversas } from './conversas.ts'
import { receberDigitacao } from './digitando.ts'
import { emOrdem } from './em-ordem.ts'
import { espacar } from './espacar.ts'
import { listen } from './listener.ts'
import { isOrigemPropria } from './origem.ts'
import { CANAL, parseMessage, type Message } from './message.ts'
import { criarPresencas, type Presencas } from './presenca.ts'
import { receberPresenca } from './presenca-da-tela.ts'

/** Room for the handshake with its token; screens say nothing longer. */
const MENSAGEM_MAXIMA_BYTES = 4_096
/** A link that is silent for 25 s is gone, on either side. */
const PULSO_MS = 15_000
const SEM_RESPOSTA_MS = 10_000
/** A connection that does not say who it is. */
const APRESENTACAO_MS = 5_000
/** What no notice tells of, such as the end of a window, is found this often. */
const CONFERENCIA_MS = 5_000
/** A morning changes the board many times in a second; screens read it again this often at most. */
const COBERTURA_MS = 2_000
/** Tabs of one session; more is not a person. */
const POR_SESSAO = 30
/** How often an instance says who is connected to it. */
const CONECTADOS_MS = 30_000
const ESPERA_MAXIMA_MS = 2 ** 31 - 1

export interface DadosDaTela {
  ator: Ator
  /** Notices heard when the token was looked up. */
  ouvidos: number
  expira?: NodeJS.Timeout
}
export type Tela = Socket<EventosDoCliente, EventosDoServidor, DefaultEventsMap, DadosDaTela>

interface Portas {
  /** Where to listen for the notices of the database. */
  readonly conexao: ClientConfig
  readonly clock: Clock
  readonly origemPublica: string | undefined
  /** Who holds a token now; the same check as for every call. */
  readonly resolverToken: (token: string) => Promise<Ator | null>
  /** Who holds each of these sessions now. */
  readonly resolverSessoes: (sessaoIds: readonly string[]) => Promise<readonly Ator[]>
  /** Whether a person may see a process; the same check as for its page. */
  readonly podeVer: (lugar: Lugar, ator: Ator) => Promise<boolean>
  /** Tells every instance, this one too. */
  readonly publicar: (aviso: Message) => Promise<void>
  readonly conversas: FonteDeConversas & {
    readonly participa: (conversaId: number, ator: Ator) => Promise<boolean>
    /** Keeps that these people are connected here. */
    readonly conectados: (usuarioIds: readonly number[]) => Promise<void>
  }
}

const doUsuario = (id: number): string => `usuario:${id}`
const daSessao = (id: string): string => `sessao:${id}`
const doSetor = (id: number): string => `setor:${id}`
const DA_COBERTURA = 'cobertura'
const veemCobertura = new Set(gruposDe('cobertura.inicio'))
const salasDe = ({ id, sessaoId, grupos, linhasGrupo }: Ator): Set<string> =>
  new Set([
    doUsuario(id),
    daSessao(sessaoId),
    ...linhasGrupo.map(({ ID_setor }) => doSetor(ID_setor)),
    ...(grupos.some((grupo) => veemCobertura.has(grupo)) ? [DA_COBERTURA] : []),
  ])

type Portaria = Server<EventosDoCliente, EventosDoServidor, DefaultEventsMap, DadosDaTela>

/**
 * Opens the socket of the specification: connected screens hear the alerts of their person, in every instance that
 * shares the database, and lose the connection with the session. Answers how many are open.
 */
export function registerTelas(app: FastifyInstance, portas: Portas): { readonly abertas: () => number } {
  const io: Portaria = new Server(app.server, {
    path: CAMINHO_SOCKET,
    // Without polling a connection is one request: nothing to keep sticky, and no cross-origin reading.
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MENSAGEM_MAXIMA_BYTES,
    pingInterval: PULSO_MS,
    pingTimeout: SEM_RESPOSTA_MS,
    connectTimeout: APRESENTACAO_MS,
    allowRequest: ({ headers }, decidir) => decidir(null, isOrigemPropria(headers, portas.origemPublica)),
  })
  let ouvidos = 0
  const avisarCobertura = espacar(COBERTURA_MS, () => void io.to(DA_COBERTURA).emit('cobertura'))
  const conferir = (telas: readonly Tela[]): Promise<void> =>
    conferirTelas(telas, portas).catch((error: unknown) => app.log.error({ err: error }, 'telas'))
  const abertas = (): Tela[] => [...io.sockets.sockets.values()]
  const presencas = criarPresencas({
    instancia: randomUUID(),
    publicar: emOrdem(portas.publicar, (error) => app.log.error({ err: error }, 'presença')),
    dizer: (telaId, id, nomes) => void io.to(telaId).emit('presenca', { id, nomes: [...nomes] }),
    agora: () => performance.now(),
  })

  const conversas = criarConversas({
    fonte: portas.conversas,
    dizer: (usuarioIds, evento, ...dados) => {
      if (usuarioIds.length > 0) io.to(usuarioIds.map(doUsuario)).emit(evento, ...dados)
    },
    log: app.log,
  })
  const dizerConectados = (telas: readonly Tela[]): void => {
    const ids = [...new Set(telas.map(({ data }) => data.ator.id))]
    if (ids.length > 0)
      portas.conversas.conectados(ids).catch((error: unknown) => app.log.error({ err: error }, 'conectados'))
  }

  io.use((tela, next) => {
    tela.data.ouvidos = ouvidos
    void (async () => next(await apresentar(tela, io, portas, app.log)))()
  })
  io.on('connection', (tela) => {
    receber(tela, portas.clock)
    receberPresenca(tela, { presencas, podeVer: portas.podeVer, log: app.log })
    receberDigitacao(tela, {
      participa: portas.conversas.participa,
      publicar: (conversaId, { id, nome }) =>
        portas.publicar({ tipo: 'digitando', conversaId, usuarioId: id, nome }),
      log: app.log,
    })
    dizerConectados([tela])
    // The session may have been closed between the look-up and this moment.
    if (tela.data.ouvidos !== ouvidos) void conferir([tela])
  })
  const relogio = setInterval(() => presencas.conferir(), PRESENCA_MS).unref()
  const batida = setInterval(() => dizerConectados(abertas()), CONECTADOS_MS).unref()
  app.addHook('preClose', () => {
    clearInterval(relogio)
    clearInterval(batida)
  })
  manterAberto(app, io, portas.conexao, {
    conferirTodas: () => conferir(abertas()),
    // What was told meanwhile went unheard.
    aoEscutar: () => void io.emit('conversa', { id: null }),
    onMessage: (texto) => {
      const message = parseMessage(texto)
      if (message?.tipo === 'sessoes') {
        ouvidos += 1
        void conferir(abertas().filter(({ data }) => data.ator.id === message.usuarioId))
      } else if (message) entregar(message, { io, presencas, conversas, avisarCobertura })
    },
  })
  return { abertas: () => io.sockets.sockets.size }
}

interface Destinos {
  readonly io: Portaria
  readonly presencas: Presencas
  readonly conversas: ReturnType<typeof criarConversas>
  readonly avisarCobertura: () => void
}

/** Hands what was told to every instance on to the screens of this one that it concerns. */
function entregar(message: Message, { io, presencas, conversas, avisarCobertura }: Destinos): void {
  if (message.tipo === 'alerta')
    io.to(doUsuario(message.usuarioId)).emit('alerta', { icone: message.icone, texto: message.texto })
  if (message.tipo === 'lote') {
    const { usuarioId, id, feitos, total } = message
    io.to(doUsuario(usuarioId)).emit('lote', { id, feitos, total })
  }
  if (message.tipo === 'cobertura') avisarCobertura()
  if (message.tipo === 'kanban') io.to(doSetor(message.setorId)).emit('kanban', message.kanbanId)
  if (message.tipo === 'presenca') presencas.ouvir(message)
  if (
    message.tipo === 'mensagem' ||
    message.tipo === 'conversa' ||
    message.tipo === 'leitura' ||
    message.tipo === 'digitando'
  )
    conversas.ouvir(message)
}

interface Vigia {
  readonly conferirTodas: () => Promise<void>
  readonly aoEscutar: () => void
  readonly onMessage: (texto: string) => void
}

/** Listens while the application does; at its end the screens are let go before it waits for connections. */
function manterAberto(
  app: FastifyInstance,
  io: Portaria,
  conexao: ClientConfig,
  { conferirTodas, aoEscutar, onMessage }: Vigia,
): void {
  const recursos = new AsyncDisposableStack()
  const fim = new AbortController()
  app.addHook('onListen', async () => {
    const onFailure = (error: unknown) => app.log.warn({ err: error }, 'escuta')
    const onConnect = (): void => {
      void conferirTodas()
      aoEscutar()
    }
    recursos.use(await listen(conexao, CANAL, { onMessage, onConnect, onFailure }))
    const laco = repetir(conferirTodas, CONFERENCIA_MS, fim.signal)
    recursos.defer(() => {
      fim.abort()
      return laco
    })
  })
  app.addHook('preClose', async () => {
    io.disconnectSockets(true)
    io.engine.close()
    await recursos.disposeAsync()
  })
}

/** Runs again and again, never twice at once, until the end. */
async function repetir(trabalho: () => Promise<void>, esperaMs: number, fim: AbortSignal): Promise<void> {
  while (!fim.aborted) {
    await sleep(esperaMs, undefined, { signal: fim, ref: false }).catch(() => {})
    if (!fim.aborted) await trabalho()
  }
}

/** Finds out who connects; answers why they may not, if so. */
async function apresentar(
  tela: Tela,
  io: Portaria,
  { resolverToken }: Portas,
  log: FastifyBaseLogger,
): Promise<Error | undefined> {
  try {
    const token: unknown = tela.handshake.auth.token
    const ator = typeof token === 'string' ? await resolverToken(token) : null
    if (!ator) return recusar('sessao_expirada')
    const daMesma = io.sockets.adapter.rooms.get(daSessao(ator.sessaoId))?.size ?? 0
    if (daMesma >= POR_SESSAO) return recusar('muitas_tentativas')
    tela.data.ator = ator
    return undefined
  } catch (error) {
    log.error({ err: error }, 'telas')
    return recusar('ocupado')
  }
}

/** The refusal as the client reads it: `data` holds the code and what to do. */
const recusar = (codigo: CodigoErro): Error => {
  const { mensagem, acao } = erros[codigo]
  return Object.assign(new Error(mensagem), { data: { codigo, acao } })
}

function receber(tela: Tela, clock: Clock): void {
  assumir(tela, tela.data.ator, clock)
  tela.use(([evento], next) => {
    if (evento === 'ping' || evento === 'presenca' || evento === 'digitando') next()
    else tela.disconnect(true)
  })
  tela.on('ping', (responder: unknown) => {
    if (typeof responder === 'function') responder()
  })
  tela.on('disconnect', () => clearTimeout(tela.data.expira))
}

/** Gives the screen the rooms and the end of what its person is now. */
function assumir(tela: Tela, ator: Ator, clock: Clock): void {
  const salas = salasDe(ator)
  for (const sala of tela.rooms) if (sala !== tela.id && !salas.has(sala)) void tela.leave(sala)
  void tela.join([...salas])
  tela.data.ator = ator
  clearTimeout(tela.data.expira)
  const restam = Temporal.Instant.from(ator.expiraEm).epochMilliseconds - clock.agora().epochMilliseconds
  const espera = Math.min(Math.max(restam, 0), ESPERA_MAXIMA_MS)
  tela.data.expira = setTimeout(() => tela.disconnect(true), espera).unref()
}

/** Looks up again who holds the sessions of these screens, in one query; those of nobody are closed. */
async function conferirTelas(telas: readonly Tela[], { resolverSessoes, clock }: Portas): Promise<void> {
  const ids = new Set(telas.map(({ data }) => data.ator.sessaoId))
  const atores = new Map((await resolverSessoes([...ids])).map((ator) => [ator.sessaoId, ator]))
  for (const tela of telas) {
    const ator = atores.get(tela.data.ator.sessaoId)
    if (!ator) tela.disconnect(true)
    else if (tela.connected) assumir(tela, ator, clock)
  }
}
