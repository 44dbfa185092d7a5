import type { DocumentoDoCandidato, FichaDoCandidato } from '@rh/domain/contract/candidato'
import { isIgual, type RawValue } from '@rh/domain/processo/raw-form'
import type { EtapaDoCandidato, Respostas } from '@rh/domain/processos/admissao/candidato'
import { ApiError, toApiError } from '../../lib/api/api-error.ts'
import { chamar, passa, type RespostaDe } from './chamar.ts'
import { reduzir } from './foto.ts'
import { nomeDoLink, type FotoGuardada, type Loja, type RespostaGuardada } from './loja.ts'

/** Where the person is: before the two questions, before the notice, in the form, or at a link that does not hold. */
export type Passo = 'conferindo' | 'sem_conexao' | 'invalido' | 'perguntas' | 'aviso' | 'ficha'

/** What the page draws. */
export interface Estado {
  readonly passo: Passo
  readonly recusa: { readonly mensagem: string; readonly acao: string } | null
  readonly ficha: FichaDoCandidato | null
  readonly respostas: Respostas
  readonly documentos: readonly DocumentoDoCandidato[]
  readonly fotos: readonly FotoGuardada[]
  /** Answers and photographs that wait on this phone. */
  readonly porEnviar: number
  readonly rede: 'parada' | 'enviando' | 'sem_conexao'
  /** What the server said of a document's photograph, by document. */
  readonly recusas: Readonly<Record<number, string>>
  readonly listas: RespostaDe<'GET /api/candidato/listas'> | null
}

const VAZIO: Estado = {
  passo: 'conferindo',
  recusa: null,
  ficha: null,
  respostas: {},
  documentos: [],
  fotos: [],
  porEnviar: 0,
  rede: 'parada',
  recusas: {},
  listas: null,
}

/** How long the queue waits before it tries again. */
const DE_NOVO_MS = 8_000

const chaveDe = (etapa: string, campo: string): string => `${etapa}.${campo}`

/**
 * The person's answers and photographs: kept on the phone as soon as they are given, sent one after the other whenever
 * there is a network. Everything is drawn from `estado`.
 */
export function criarCaderno(token: string, loja: Loja) {
  const gaveta = `candidato:${nomeDoLink(token)}`
  let estado = VAZIO
  let entrada = sessionStorage.getItem(gaveta)
  let enviando = false
  let espera: ReturnType<typeof setTimeout> | undefined
  const versoes = new Map<string, number>()
  const pendentes = new Map<string, RespostaGuardada>()
  const ouvintes = new Set<() => void>()

  const mudar = (parte: Partial<Estado>): void => {
    estado = { ...estado, ...parte }
    const porEnviar = pendentes.size + estado.fotos.length
    if (porEnviar !== estado.porEnviar) estado = { ...estado, porEnviar }
    for (const ouvinte of ouvintes) ouvinte()
  }

  const porResposta = ({ etapa, campo, valor }: RespostaGuardada): Respostas => ({
    ...estado.respostas,
    [etapa]: { ...estado.respostas[etapa], [campo]: valor },
  })

  /** Takes what the server has, with what this phone has not sent on top. */
  const tomarFicha = (ficha: FichaDoCandidato): void => {
    estado = { ...estado, respostas: {} }
    for (const { etapa, campo, valor, versao } of ficha.respostas) {
      versoes.set(chaveDe(etapa, campo), versao)
      estado = { ...estado, respostas: porResposta({ etapa, campo, valor }) }
    }
    for (const pendente of pendentes.values()) estado = { ...estado, respostas: porResposta(pendente) }
    mudar({
      ficha,
      documentos: ficha.documentos,
      passo: ficha.consentiuEm === null ? 'aviso' : 'ficha',
      recusa: null,
    })
    if (ficha.consentiuEm === null) return
    // Nothing stays here once the person is done.
    if (ficha.concluidoEm === null) void loja.guardarFicha(ficha).catch(() => undefined)
    void enviar()
  }

  const perderEntrada = (): void => {
    entrada = null
    sessionStorage.removeItem(gaveta)
  }

  /** What a failure means for where the person is. */
  const tropecar = async (erro: unknown): Promise<void> => {
    const { status, mensagem, acao } = toApiError(erro)
    if (status === 401) {
      perderEntrada()
      await conferirLink()
    } else if (passa(erro) && status !== 429) await seguirSemRede()
    else {
      mudar({ passo: 'invalido', recusa: { mensagem, acao } })
      // Nothing of it can be sent any more, and the phone may be somebody else's tomorrow.
      if (status === 404) await loja.esvaziar()
    }
  }

  /** Goes on from what the server told last, as far as somebody is in. */
  async function seguirSemRede(): Promise<void> {
    if (estado.ficha) return
    const guardada = entrada ? await loja.ficha() : undefined
    if (!guardada) return mudar({ passo: 'sem_conexao' })
    tomarFicha(guardada)
    mudar({ rede: 'sem_conexao' })
  }

  async function conferirLink(): Promise<void> {
    try {
      await chamar('POST /api/candidato/link', { body: { token } })
      mudar({ passo: 'perguntas' })
    } catch (erro) {
      await tropecar(erro)
    }
  }

  /** Begins, or begins again after there was no connection. */
  async function abrir(): Promise<void> {
    for (const resposta of await loja.respostas())
      pendentes.set(chaveDe(resposta.etapa, resposta.campo), resposta)
    mudar({ passo: 'conferindo', fotos: await loja.fotos() })
    if (!entrada) return conferirLink()
    try {
      tomarFicha(await chamar('GET /api/candidato/ficha', { entrada }))
    } catch (erro) {
      await tropecar(erro)
    }
  }

  /** Answers the two questions. Throws what the server says of wrong ones. */
  async function entrar(nascimento: string, cpfFinal: string): Promise<void> {
    try {
      const aberta = await chamar('POST /api/candidato/entrar', { body: { token, nascimento, cpfFinal } })
      ;({ entrada } = aberta)
      sessionStorage.setItem(gaveta, entrada)
      tomarFicha(await chamar('GET /api/candidato/ficha', { entrada }))
    } catch (erro) {
      if (erro instanceof ApiError && (erro.status === 404 || erro.status === 429)) await tropecar(erro)
      throw erro
    }
  }

  async function consentir(versao: 1): Promise<void> {
    try {
      tomarFicha(await chamar('POST /api/candidato/consentir', { entrada, body: { versao } }))
    } catch (erro) {
      await tropecar(erro)
    }
  }

  /** Keeps an answer here, and sends it when it can. */
  async function responder(etapa: EtapaDoCandidato, campo: string, valor: RawValue): Promise<void> {
    if (isIgual(estado.respostas[etapa]?.[campo] ?? null, valor)) return
    const resposta = { etapa, campo, valor }
    pendentes.set(chaveDe(etapa, campo), resposta)
    mudar({ respostas: porResposta(resposta) })
    await loja.guardarResposta(resposta)
    void enviar()
  }

  async function fotografar(tipoId: number, arquivo: File): Promise<void> {
    const conteudo = await reduzir(arquivo)
    const foto = {
      id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`,
      tipoId,
      nome: arquivo.name,
      conteudo,
    }
    const { [tipoId]: _, ...recusas } = estado.recusas
    mudar({ fotos: [...estado.fotos, foto], recusas })
    await loja.guardarFoto(foto)
    void enviar()
  }

  async function esquecerFoto(id: string): Promise<void> {
    mudar({ fotos: estado.fotos.filter((foto) => foto.id !== id) })
    await loja.tirarFoto(id)
  }

  /** Takes back a photograph that the server has. Throws where there is no connection. */
  async function retirar(id: number): Promise<void> {
    const { documentos } = await chamar('POST /api/candidato/documento/retirar', { entrada, body: { id } })
    mudar({ documentos })
  }

  /** Sends what waits, oldest first; stops at the first thing that cannot be sent now, and tries again later. */
  async function enviar(): Promise<void> {
    if (enviando || !entrada || pendentes.size + estado.fotos.length === 0) return
    enviando = true
    clearTimeout(espera)
    mudar({ rede: 'enviando' })
    try {
      while (await enviarUm()) mudar({ rede: 'enviando' })
      mudar({ rede: 'parada' })
    } catch (erro) {
      mudar({ rede: passa(erro) ? 'sem_conexao' : 'parada' })
      if (passa(erro)) espera = setTimeout(() => void enviar(), DE_NOVO_MS)
      else await tropecar(erro)
    } finally {
      enviando = false
    }
  }

  async function enviarUm(): Promise<boolean> {
    const [resposta] = pendentes.values()
    if (resposta) {
      await enviarResposta(resposta)
      return true
    }
    const [foto] = estado.fotos
    if (!foto) return false
    await enviarFoto(foto)
    return true
  }

  async function enviarResposta(resposta: RespostaGuardada): Promise<void> {
    const { etapa, campo, valor } = resposta
    const chave = chaveDe(etapa, campo)
    const versao = versoes.get(chave) ?? 0
    try {
      const guardada = await chamar('PUT /api/candidato/resposta', {
        entrada,
        body: { etapa, campo, valor: valor as string, versao },
      })
      versoes.set(chave, guardada.versao)
    } catch (erro) {
      const { status } = toApiError(erro)
      // Changed on another phone of the same person: what was typed last counts.
      if (status === 409) return conhecerVersoes()
      if (status !== 400) throw erro
    }
    // Typed again while it was on its way: the newer one waits for its turn.
    if (pendentes.get(chave) !== resposta) return
    pendentes.delete(chave)
    await loja.tirarResposta(etapa, campo)
  }

  async function conhecerVersoes(): Promise<void> {
    const { respostas } = await chamar('GET /api/candidato/ficha', { entrada })
    for (const { etapa, campo, versao } of respostas) versoes.set(chaveDe(etapa, campo), versao)
  }

  async function enviarFoto({ id, tipoId, nome, conteudo }: FotoGuardada): Promise<void> {
    try {
      const arquivo = new File([conteudo], nome, { type: conteudo.type })
      const { documentos } = await chamar('POST /api/candidato/documento', {
        entrada,
        query: { tipoId },
        arquivo,
      })
      mudar({ documentos })
    } catch (erro) {
      const { status, mensagem, acao } = toApiError(erro)
      if (![400, 409, 413, 415].includes(status)) throw erro
      mudar({ recusas: { ...estado.recusas, [tipoId]: `${mensagem} ${acao}` } })
    }
    await esquecerFoto(id)
  }

  /** Tells that the person is done, once everything arrived. Throws where there is no connection. */
  async function concluir(): Promise<void> {
    await enviar()
    if (estado.porEnviar > 0) throw new ApiError({ status: 0, codigo: 'sem_conexao', ...SEM_INTERNET })
    const { concluidoEm } = await chamar('POST /api/candidato/concluir', { entrada })
    if (estado.ficha) mudar({ ficha: { ...estado.ficha, concluidoEm } })
    await loja.esvaziar()
  }

  async function buscarListas(): Promise<void> {
    if (!estado.listas) mudar({ listas: await chamar('GET /api/candidato/listas', { entrada }) })
  }

  return {
    estado: () => estado,
    assinar: (ouvinte: () => void) => {
      ouvintes.add(ouvinte)
      return () => void ouvintes.delete(ouvinte)
    },
    entrada: () => entrada,
    abrir,
    entrar,
    consentir,
    responder,
    fotografar,
    esquecerFoto,
    retirar,
    enviar,
    concluir,
    buscarListas,
    cidades: async (uf: string) =>
      (await chamar('GET /api/candidato/cidades', { entrada, query: { uf: uf as 'SP' } })).nomes,
    fechar: () => clearTimeout(espera),
  }
}

const SEM_INTERNET = {
  mensagem: 'Ainda não deu para enviar tudo.',
  acao: 'Está guardado neste celular. Deixe esta página aberta até a internet voltar.',
}

export type Caderno = ReturnType<typeof criarCaderno>
