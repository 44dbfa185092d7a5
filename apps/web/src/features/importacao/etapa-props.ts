import type { ImportacaoVista } from '@rh/domain/contract/importacao'
import type { EtapaDaImportacao } from './etapas.ts'

/** What every step of an import is given. */
export interface EtapaProps {
  readonly importacao: ImportacaoVista
  /** Shows what the server answered, and the step where it leaves the import or the one named. */
  readonly onChange: (importacao: ImportacaoVista, etapa?: EtapaDaImportacao) => void
}
