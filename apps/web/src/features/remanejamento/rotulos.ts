import {
  camposDaPromocaoJunto,
  camposDoRemanejamento,
  labelsDoRemanejamento,
} from '@rh/domain/processos/remanejamento/campos'
import { formatMoney } from '../../lib/format.ts'
import {
  camposDoExame,
  formatosDe,
  readCampos,
  simNao,
  texto,
  type CamposLidos,
} from '../processo/formatos.ts'
import { rotulosDaFolha, type LinhaLida, type Nomes, type Rotulos } from '../processo/rotulos.ts'

export const campos = labelsDoRemanejamento

const linhaEmTexto = ({ operadora, linha, tarifaCentavos, viagensDia }: LinhaLida): string =>
  `${texto(operadora, 'Sem operadora')} ${texto(linha, '')} (${String(viagensDia)} × ${
    typeof tarifaCentavos === 'number' ? formatMoney(tarifaCentavos) : '?'
  })`

/** The words of the request; posts, people and cargos by the names that the record brings. */
export const rotulosDe = (nomes: Nomes): Rotulos =>
  rotulosDaFolha(
    campos,
    {
      formatos: formatosDe({ ...camposDoRemanejamento, ...camposDaPromocaoJunto }),
      linhas: { valeTransporte: linhaEmTexto },
    },
    nomes,
  )

const camposDoParecer: CamposLidos = {
  reservada: { label: 'Vaga reservada', formato: simNao },
  conferido: { label: 'Destino, adicionais e vale-transporte conferidos', formato: simNao },
  ...camposDoExame,
}

/** The own fields of a sector's parecer as labels and values. */
export const dadosDoParecer = (dados: Readonly<Record<string, unknown>> | undefined) =>
  readCampos(camposDoParecer, dados)
