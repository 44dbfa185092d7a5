import type { Rascunho } from '@rh/domain/processos/admissao/rascunho'

/** What the fields of a step may depend on besides themselves. */
export interface CamposProps {
  readonly id: number
  /** Everything typed so far, in all steps. */
  readonly dados: Rascunho
}
