import type { FichaDoCandidato } from '@rh/domain/contract/candidato'
import type { Respostas } from '@rh/domain/processos/admissao/candidato'
import { toApiError } from '../../lib/api/api-error.ts'
import { chamar, passa } from './chamar.ts'
import { chaveDe, type Quadro } from './estado.ts'
import { reduzir } from './foto.ts'
import type { FotoGuardada, Loja, RespostaGuardada } from './loja.ts'

/** How long the line waits before it tries again. */
const DE_NOVO_MS = 8_000

/** Answers of the server that are about what was sent, not about the link: sending it again changes nothing. */
const RECUSAS: readonly number[] = [400, 413, 415, 422]
/** A version that the phone does not have, or a photograph that is there already. */
const CONFLITO = 409

interface MeiosDaFila {
  readonly quadro: Quadro
  readonly loja: Loja
  readonly entrada: () => string | null
  /** A failure that is neither of what was sent nor of the network. */
  readonly onFalha: (erro: unknown) => Promise<void>
}

/**
 * What the server does not have yet: kept on the phone as soon as it is given, sent one after the other whenever there
 * is a network. What the server refuses stays, with its words, until the person changes it or takes it away.
 */
export function criarFila({ quadro, loja, entrada, onFalha }: MeiosDaFila) {
  const versoes = new Map<string, number>()
  const pendentes = new Map<string, RespostaGuardada>()
  const preparando = new Set<Promise<void>>()
  let emCurso: Promise<void> | null = null
  let espera: ReturnType<typeof setTimeout> | undefined

  const contar = (fotos = quadro.ler().fotos): void => {
    const respostas = [...pendentes.values()]
    const esperam = [...respostas, ...fotos].filter(({ recusa }) => recusa === undefined)
    const recusadas = respostas.flatMap(({ etapa, campo, recusa }) =>
      recusa === undefined ? [] : [[chaveDe(etapa, campo), recusa] as const],
    )
    quadro.mudar({
      fotos,
      porEnviar: esperam.length + preparando.size,
      recusadas: Object.fromEntries(recusadas),
    })
  }

  /** Keeps it on the phone; where there is no room it goes on from here, and the page says so. */
  const guardar = async (escrita: Promise<void>): Promise<void> => {
    await escrita.catch(() => quadro.mudar({ semLugar: true }))
  }

  const porResposta = async (resposta: RespostaGuardada): Promise<void> => {
    pendentes.set(chaveDe(resposta.etapa, resposta.campo), resposta)
    contar()
    await guardar(loja.guardarResposta(resposta))
  }

  const porFoto = async (foto: FotoGuardada): Promise<void> => {
    const outras = quadro.ler().fotos.filter(({ id }) => id !== foto.id)
    contar([...outras, foto])
    await guardar(loja.guardarFoto(foto))
  }

  const tirarFoto = async (id: string): Promise<void> => {
    contar(quadro.ler().fotos.filter((foto) => foto.id !== id))
    await loja.tirarFoto(id)
  }

  const preparar = async (tipoId: number, arquivo: File): Promise<void> => {
    const conteudo = await reduzir(arquivo)
    // The new one is in place of what was refused.
    for (const { id, ...foto } of quadro.ler().fotos)
      if (foto.tipoId === tipoId && foto.recusa !== undefined) await tirarFoto(id)
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
    await porFoto({ id, tipoId, nome: arquivo.name, conteudo })
  }

  const enviarResposta = async (resposta: RespostaGuardada): Promise<void> => {
    const { etapa, campo, valor } = resposta
    const chave = chaveDe(etapa, campo)
    try {
      const body = { etapa, campo, valor: valor as string, versao: versoes.get(chave) ?? 0 }
      const { versao } = await chamar('PUT /api/candidato/resposta', { entrada: entrada(), body })
      versoes.set(chave, versao)
    } catch (erro) {
      const { status } = toApiError(erro)
      // Changed on another phone of the same person: what was typed last counts.
      if (status === CONFLITO)
        return conhecer(await chamar('GET /api/candidato/ficha', { entrada: entrada() }))
      if (!RECUSAS.includes(status)) throw erro
      if (pendentes.get(chave) === resposta) await porResposta({ ...resposta, recusa: palavrasDe(erro) })
      return undefined
    }
    // Typed again while it was on its way: the newer one waits for its turn.
    if (pendentes.get(chave) !== resposta) return undefined
    pendentes.delete(chave)
    contar()
    return loja.tirarResposta(etapa, campo)
  }

  const enviarFoto = async (foto: FotoGuardada): Promise<void> => {
    const { id, tipoId, nome, conteudo } = foto
    try {
      const arquivo = new File([conteudo], nome, { type: conteudo.type })
      const { documentos } = await chamar('POST /api/candidato/documento', {
        entrada: entrada(),
        query: { tipoId },
        arquivo,
      })
      quadro.mudar({ documentos })
    } catch (erro) {
      if (![...RECUSAS, CONFLITO].includes(toApiError(erro).status)) throw erro
      // Taken away while it was on its way: there is nothing to say of it.
      if (quadro.ler().fotos.includes(foto)) await porFoto({ ...foto, recusa: palavrasDe(erro) })
      return
    }
    await tirarFoto(id)
  }

  /** How to send what waits longest; answers go before photographs. */
  const proxima = (): (() => Promise<void>) | null => {
    const resposta = [...pendentes.values()].find(({ recusa }) => recusa === undefined)
    if (resposta) return () => enviarResposta(resposta)
    const foto = quadro.ler().fotos.find(({ recusa }) => recusa === undefined)
    return foto ? () => enviarFoto(foto) : null
  }

  const enviarTudo = async (): Promise<void> => {
    clearTimeout(espera)
    try {
      for (let enviarUm = proxima(); enviarUm; enviarUm = proxima()) {
        quadro.mudar({ rede: 'enviando' })
        await enviarUm()
      }
      quadro.mudar({ rede: 'parada' })
    } catch (erro) {
      quadro.mudar({ rede: passa(erro) ? 'sem_conexao' : 'parada' })
      if (passa(erro)) espera = setTimeout(() => void enviar(), DE_NOVO_MS)
      else await onFalha(erro)
    } finally {
      emCurso = null
    }
  }

  /** Sends what waits; stops at the first thing that cannot be sent now, and tries again later. */
  const enviar = (): Promise<void> => {
    if (!emCurso && entrada() !== null && proxima()) emCurso = enviarTudo()
    return emCurso ?? Promise.resolve()
  }

  const conhecer = ({ respostas }: FichaDoCandidato): void => {
    for (const { etapa, campo, versao } of respostas) versoes.set(chaveDe(etapa, campo), versao)
  }

  return {
    /** Takes up what an earlier visit left on this phone. */
    retomar: async (): Promise<void> => {
      for (const resposta of await loja.respostas())
        pendentes.set(chaveDe(resposta.etapa, resposta.campo), resposta)
      contar(await loja.fotos())
    },
    conhecer,
    /** Answers with those that wait here on top. */
    sobrepor: (respostas: Respostas): Respostas => [...pendentes.values()].reduce(comResposta, respostas),
    responder: async (resposta: RespostaGuardada): Promise<void> => {
      await porResposta(resposta)
      void enviar()
    },
    fotografar: async (tipoId: number, arquivo: File): Promise<void> => {
      const pronta = preparar(tipoId, arquivo).finally(() => preparando.delete(pronta))
      preparando.add(pronta)
      contar()
      await pronta
      contar()
      void enviar()
    },
    tirarFoto,
    enviar,
    /** Waits until all that was given is sent or cannot be now. */
    esperar: async (): Promise<void> => {
      await Promise.allSettled(preparando)
      await enviar()
    },
    esvaziar: async (): Promise<void> => {
      pendentes.clear()
      contar([])
      await loja.esvaziar()
    },
    fechar: () => clearTimeout(espera),
  }
}

/** Answers with one more. */
export const comResposta = (
  respostas: Respostas,
  { etapa, campo, valor }: Pick<RespostaGuardada, 'etapa' | 'campo' | 'valor'>,
): Respostas => ({ ...respostas, [etapa]: { ...respostas[etapa], [campo]: valor } })

/** What the server says of what it refuses: of the value itself where it says so, else of the whole. */
function palavrasDe(erro: unknown): string {
  const { campos, mensagem, acao } = toApiError(erro)
  return campos['valor'] ?? [mensagem, acao].filter(Boolean).join(' ')
}
