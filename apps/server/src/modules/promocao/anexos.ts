import { montarChecklist } from '@rh/domain/processo/anexos'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import { quemAnexa, quemConfereCarta } from '@rh/domain/processos/promocao/visibilidade'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { AnexosDoProcesso } from '../processo/anexos/anexos.ts'
import { estadosDosAnexos, listTiposDeDocumento } from '../processo/anexos/repository.ts'

/** The letter says the pay: whoever attaches it opens it. */
const ve = (grupos: readonly Grupo[]): boolean => grupos.some((grupo) => quemAnexa.includes(grupo))

/** The documents of a promotion. */
export const anexosDaPromocao: AnexosDoProcesso = {
  process: promocao,
  quemEnvia: quemAnexa,
  quemConfere: quemConfereCarta,
  ve,
  veSensiveis: ve,
  async checklist(db, processoId) {
    const [tipos, estados] = await Promise.all([
      listTiposDeDocumento(db, promocao.name),
      estadosDosAnexos(db, processoId),
    ])
    return montarChecklist(
      tipos,
      () => 'a_juizo',
      (tipoId) => estados.get(tipoId) ?? 'pendente',
    )
  },
}
