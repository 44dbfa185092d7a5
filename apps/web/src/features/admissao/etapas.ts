import { admissao } from '@rh/domain/processos/admissao/admissao'
import { camposLabel, passos } from '@rh/domain/processos/admissao/campos'
import type { EtapasDoFormulario, Rascunho } from '../processo/form/formulario.ts'

/** The steps of an admission in words. */
export const etapasDaAdmissao: EtapasDoFormulario = {
  tipo: admissao.name,
  etapas: passos,
  campos: camposLabel,
  anexos: true,
  largos: ['vaga.observacao', 'vaga.postoId'],
}

/** The person's name, once there is one. */
export function nomeDe({ pessoais }: Rascunho): string | null {
  const nome = pessoais?.['nome']
  return typeof nome === 'string' && nome.trim() !== '' ? nome : null
}
