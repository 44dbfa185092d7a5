import { montarChecklist } from '@rh/domain/processo/anexos'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { AnexosDoProcesso } from './anexos.ts'
import { estadosDosAnexos, listTiposDeDocumento } from './repository.ts'

/**
 * Checklist of a kind whose form decides nothing about documents: required ones, then the others. Whoever uploads them
 * opens them, as they show the pay.
 */
export function anexosOferecidos({
  process,
  quemEnvia,
  quemConfere,
  provas,
}: Pick<AnexosDoProcesso, 'process' | 'quemEnvia' | 'quemConfere' | 'provas'>): AnexosDoProcesso {
  const ve = (grupos: readonly Grupo[]): boolean => grupos.some((grupo) => quemEnvia.includes(grupo))
  return {
    process,
    quemEnvia,
    quemConfere,
    provas,
    ve,
    veSensiveis: ve,
    async checklist(db, processoId) {
      const [tipos, estados] = await Promise.all([
        listTiposDeDocumento(db, process.name),
        estadosDosAnexos(db, processoId),
      ])
      return montarChecklist(
        tipos,
        () => 'a_juizo',
        (tipoId) => estados.get(tipoId) ?? 'pendente',
      )
    },
  }
}
