import { bancos } from '@rh/domain/br/bancos'
import { paises } from '@rh/domain/codigos/paises'
import { asRows } from '@rh/domain/processo/raw-form'
import {
  nomesDaTabela,
  nomesDosPostos,
  nomesDosVinculos,
  type NomesDosCampos,
} from '../processo/nomes-dos-campos.ts'

const nomesDasPecas = nomesDaTabela('itemUniforme')

/** How the values that the form of an admission keeps as ids and codes are called. */
export const nomesDaAdmissao: NomesDosCampos = {
  'vaga.postoId': nomesDosPostos,
  'vaga.reposicaoDeId': nomesDosVinculos,
  'beneficios.escalaVtId': nomesDaTabela('escalaVt'),
  'uniforme.tamanhos': (db, valores, ator) =>
    nomesDasPecas(
      db,
      valores.flatMap((linhas) => asRows(linhas).map(({ itemId = null }) => itemId)),
      ator,
    ),
  'bancarios.banco': async (_db, valores) =>
    Object.fromEntries(
      bancos().flatMap(({ codigo, nome }) =>
        valores.includes(codigo) ? [[codigo, `${codigo} · ${nome}`]] : [],
      ),
    ),
  'pessoais.paisNascimento': async (_db, valores) =>
    Object.fromEntries(
      paises().flatMap(({ codigo, nome }) => (valores.includes(codigo) ? [[codigo, nome]] : [])),
    ),
}
