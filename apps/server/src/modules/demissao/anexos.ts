import { demissao } from '@rh/domain/processos/demissao/demissao'
import { provasDaDemissao } from '@rh/domain/processos/demissao/provas'
import { quemAnexa, quemPede, rh } from '@rh/domain/processos/demissao/quem'
import { veValores } from '@rh/domain/processos/demissao/visibilidade'
import { quemConfere, quemVeSaude } from '@rh/domain/processo/quem'
import type { Grupo } from '@rh/domain/setores/grupos'
import { anexosOferecidos } from '../processo/anexos/oferecidos.ts'
import type { AnexosDoProcesso } from '../processo/anexos/anexos.ts'

const isDe = (grupos: readonly Grupo[], quem: readonly Grupo[]): boolean =>
  grupos.some((grupo) => quem.includes(grupo))

/** The documents of a dismissal say why and how much: who sees amounts opens them, and whoever sent one opens it again. */
export const anexosDaDemissao: AnexosDoProcesso = {
  ...anexosOferecidos({
    process: demissao,
    quemEnvia: quemAnexa,
    quemConfere: [...new Set([...quemConfere, ...rh])],
    provas: provasDaDemissao,
  }),
  async olhar(_db, _processoId, { grupos }) {
    return {
      ve: veValores(grupos),
      veSensiveis: isDe(grupos, quemVeSaude),
      ouveDe: isDe(grupos, quemPede)
        ? ['AVISO_DEMISSAO', 'PROVAS_DEMISSAO']
        : isDe(grupos, ['Sesmt'])
          ? ['ASO_DEMISSIONAL']
          : [],
    }
  },
}
