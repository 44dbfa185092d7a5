import { labelsDe } from '@rh/domain/campos/campo'
import { camposDaPromocao } from '@rh/domain/processos/promocao/campos'
import { camposDoExame, formatosDe, readCampos, simNao, type CamposLidos } from '../processo/formatos.ts'
import { rotulosDaFolha, type Nomes, type Rotulos } from '../processo/rotulos.ts'

export const campos = labelsDe(camposDaPromocao)

/** The words of the request; cargo and post by the names that the record brings. */
export const rotulosDe = (nomes: Nomes): Rotulos =>
  rotulosDaFolha(campos, { formatos: formatosDe(camposDaPromocao) }, nomes)

const camposDoParecer: CamposLidos = {
  conferida: { label: 'Cargo, salário e vigência conferidos', formato: simNao },
  ...camposDoExame,
}

/** The own fields of a sector's parecer as labels and values. */
export const dadosDoParecer = (dados: Readonly<Record<string, unknown>> | undefined) =>
  readCampos(camposDoParecer, dados)
