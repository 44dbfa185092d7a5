import type { FichaDoCandidato } from '@rh/domain/contract/candidato'
import { toApiError } from '../../lib/api/api-error.ts'
import { chamar } from './chamar.ts'
import { chaveDe, type Quadro } from './estado.ts'
import type { FotoGuardada, RespostaGuardada } from './loja.ts'
import type { Pendentes } from './pendentes.ts'

/** Answers of the server that are about what was sent, not about the link: sending it again changes nothing. */
const RECUSAS: readonly number[] = [400, 413, 415, 422]
/** A version that the phone does not have, or a photograph that is there already. */
const CONFLITO = 409

interface MeiosDoEnvio {
  readonly quadro: Quadro
  readonly pendentes: Pendentes
  readonly entrada: () => string | null
}

/** Sends one thing that waits, and writes down what became of it. Throws what is not about the thing itself. */
export function criarEnvio({ quadro, pendentes, entrada }: MeiosDoEnvio) {
  /** Versions of the answers that the server has, by `chaveDe`. */
  const versoes = new Map<string, number>()

  const conhecer = ({ respostas }: FichaDoCandidato): void => {
    for (const { etapa, campo, versao } of respostas) versoes.set(chaveDe(etapa, campo), versao)
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
      return pendentes.recusarResposta(resposta, palavrasDe(erro))
    }
    return pendentes.tirarResposta(resposta)
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
      return pendentes.recusarFoto(foto, palavrasDe(erro))
    }
    return pendentes.tirarFoto(id)
  }

  return { conhecer, enviarResposta, enviarFoto }
}

/** What the server says of what it refuses: of the value itself where it says so, else of the whole. */
function palavrasDe(erro: unknown): string {
  const { campos, mensagem, acao } = toApiError(erro)
  return campos['valor'] ?? [mensagem, acao].filter(Boolean).join(' ')
}
