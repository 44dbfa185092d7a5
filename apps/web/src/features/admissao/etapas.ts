import { admissao } from '@rh/domain/processos/admissao/admissao'
import { etapas } from '@rh/domain/processos/admissao/etapas'
import { camposLabel } from '@rh/domain/processos/admissao/campos'
import type { EtapasDoFormulario, Rascunho } from '../processo/form/formulario.ts'

/** The steps of an admission in words. */
export const etapasDaAdmissao: EtapasDoFormulario = {
  tipo: admissao.name,
  etapas,
  campos: camposLabel,
  anexos: true,
  largos: ['vaga.observacao', 'vaga.postoId'],
}

/** The person's name, once there is one. */
export function nomeDe({ pessoais }: Rascunho): string | null {
  const nome = pessoais?.['nome']
  return typeof nome === 'string' && nome.trim() !== '' ? nome : null
}
