import { passa } from './chamar.ts'
import { criarEnvio } from './envio.ts'
import type { Quadro } from './estado.ts'
import type { Loja, RespostaGuardada } from './loja.ts'
import { criarPendentes } from './pendentes.ts'

/** How long the line waits before it tries again. */
const DE_NOVO_MS = 8_000

interface MeiosDaFila {
  readonly quadro: Quadro
  readonly loja: Loja
  readonly entrada: () => string | null
  /** A failure that is neither of what was sent nor of the network. */
  readonly onFalha: (erro: unknown) => Promise<void>
}

/** What waits on the phone, sent one after the other whenever there is a network. */
export function criarFila({ quadro, loja, entrada, onFalha }: MeiosDaFila) {
  const pendentes = criarPendentes({ quadro, loja })
  const { conhecer, enviarResposta, enviarFoto } = criarEnvio({ quadro, pendentes, entrada })
  let emCurso: Promise<void> | null = null
  let espera: ReturnType<typeof setTimeout> | undefined

  /** How to send what waits longest; answers go before photographs. */
  const proxima = (): (() => Promise<void>) | null => {
    const { resposta, foto } = pendentes.proximas()
    if (resposta) return () => enviarResposta(resposta)
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

  return {
    retomar: pendentes.retomar,
    conhecer,
    sobrepor: pendentes.sobrepor,
    responder: async (resposta: RespostaGuardada): Promise<void> => {
      await pendentes.porResposta(resposta)
      void enviar()
    },
    fotografar: async (tipoId: number, arquivo: File): Promise<void> => {
      await pendentes.fotografar(tipoId, arquivo)
      void enviar()
    },
    tirarFoto: pendentes.tirarFoto,
    enviar,
    /** Waits until all that was given is sent or cannot be now. */
    esperar: async (): Promise<void> => {
      await pendentes.esperar()
      await enviar()
    },
    esvaziar: pendentes.esvaziar,
    fechar: () => clearTimeout(espera),
  }
}
