import { labelsDe, opcionalmente, type Campos } from '../../campos/campo.ts'
import { dependente } from '../../campos/dependente.ts'
import { shapeDe } from '../../campos/schema.ts'
import { linhaDoTrajeto } from '../../campos/vinculo.ts'
import { kit } from '../../processo/campos-pedidos.ts'
import { listaDe } from '../../processo/folha.ts'
import { pecasDe } from './pecas.ts'

const listaDosCampos = <S extends Campos>(um: string, campos: S, maximo: number) =>
  listaDe(um, shapeDe(campos), labelsDe(campos), maximo)

/** In a draft a box that nobody ticked has no answer yet. */
const daAdmissao = {
  ...dependente,
  impostoRenda: opcionalmente(dependente.impostoRenda),
  salarioFamilia: opcionalmente(dependente.salarioFamilia),
  incapaz: opcionalmente(dependente.incapaz),
  pensao: opcionalmente(dependente.pensao),
}

/** The lists of the form, by step and field; `etapas.ts` puts them in their places. */
export const listas = {
  dependentes: { lista: listaDosCampos('Dependente', daAdmissao, 20) },
  beneficios: { linhas: listaDosCampos('Linha', linhaDoTrajeto, 12) },
  uniforme: { tamanhos: pecasDe(kit) },
} as const
