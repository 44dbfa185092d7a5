import type { MotivoDeSeguranca } from '@rh/domain/seguranca/eventos'
import type { Deps } from '../../deps.ts'
import type { Ator, RequestContext } from '../../http/ator.ts'
import { Failure } from '../../http/failure.ts'
import type { DeQuem } from './tentativas.ts'

type Recusa = 'entrada_recusada' | 'confirmacao_recusada'

/** Failures that tell of a guess, by their code; anything else, as a password that is too weak, is no refusal. */
const motivos: Readonly<Record<string, MotivoDeSeguranca>> = {
  credenciais: 'credenciais',
  validacao: 'credenciais',
  segundo_fator_recusado: 'segundo_fator',
  bilhete_vencido: 'segundo_fator',
  muitas_tentativas: 'muitas_tentativas',
  fora_do_horario: 'fora_do_horario',
}

/** Tries to let somebody in, and tells the refusal with which that ends as a security event. */
export async function comRecusa<T>(
  { seguranca }: Pick<Deps, 'seguranca'>,
  request: RequestContext,
  {
    tipo,
    quem,
    errado,
  }: { readonly tipo: Recusa; readonly quem: DeQuem; readonly errado?: MotivoDeSeguranca },
  tentar: () => Promise<T>,
): Promise<T> {
  try {
    return await tentar()
  } catch (error) {
    const motivo = error instanceof Failure ? motivos[error.codigo] : undefined
    const { ip, chamada, requisicao } = request
    if (motivo)
      seguranca.anotar({
        tipo,
        ...('usuarioId' in quem ? { usuarioId: quem.usuarioId } : { nome: quem.nome }),
        // Nobody has the name: which reason it was says nothing.
        motivo: 'nome' in quem ? 'sem_usuario' : motivo === 'credenciais' ? (errado ?? motivo) : motivo,
        sessaoId: (request.ator as Ator | null)?.sessaoId ?? null,
        ip,
        chamada,
        requisicao,
      })
    throw error
  }
}
