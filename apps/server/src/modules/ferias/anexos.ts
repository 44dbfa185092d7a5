import { montarChecklist } from '@rh/domain/processo/anexos'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { quemAnexa, quemConfere } from '@rh/domain/processos/ferias/visibilidade'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { AnexosDoProcesso } from '../processo/anexos/anexos.ts'
import { estadosDosAnexos, listTiposDeDocumento } from '../processo/anexos/repository.ts'

/** Notice and receipt say the pay: whoever attaches them opens them. */
const ve = (grupos: readonly Grupo[]): boolean => grupos.some((grupo) => quemAnexa.includes(grupo))

/** The documents of a vacation. */
export const anexosDasFerias: AnexosDoProcesso = {
  process: ferias,
  quemEnvia: quemAnexa,
  quemConfere,
  ve,
  veSensiveis: ve,
  async checklist(db, processoId) {
    const [tipos, estados] = await Promise.all([
      listTiposDeDocumento(db, ferias.name),
      estadosDosAnexos(db, processoId),
    ])
    return montarChecklist(
      tipos,
      () => 'a_juizo',
      (tipoId) => estados.get(tipoId) ?? 'pendente',
    )
  },
}
