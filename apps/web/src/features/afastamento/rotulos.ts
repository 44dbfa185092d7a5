import {
  camposDoAfastamento,
  conselhos,
  decisoesDoInss,
  especiesDoBeneficio,
  resultadosDoExame,
} from '@rh/domain/processos/afastamento/campos'
import { isMotivoDeAfastamento, motivoOf } from '@rh/domain/regras/afastamento/motivos'
import { quantosDias } from '../../lib/time/textos.ts'
import { data, readCampos, naTabela, simNao, type CamposLidos, type Formato } from '../processo/formatos.ts'
import { rotulosDaFolha, type Nomes, type Rotulos } from '../processo/rotulos.ts'

export const campos = camposDoAfastamento

const dias: Formato = (valor) => quantosDias(Number(valor))
const motivo: Formato = (valor) => {
  const codigo = String(valor)
  return isMotivoDeAfastamento(codigo) ? motivoOf(codigo).nome : codigo
}

const formatos: Readonly<Record<string, Formato>> = {
  motivo,
  ...Object.fromEntries(
    [
      'inicio',
      'fim',
      'atestado.emissao',
      'atestado.entregueEm',
      'acidente.data',
      'acidente.catEm',
      'beneficio.requeridoEm',
      'beneficio.dib',
      'beneficio.cessacao',
      'exame.data',
      'parto',
      'partoPrevisto',
      'adocao',
      'internacao.inicio',
      'internacao.fim',
      'fato',
      'nascimentoDoFilho',
    ].map((campo) => [campo, data]),
  ),
  ...Object.fromEntries(
    ['atestado.cidAutorizado', 'acidente.obito', 'acidente.transito', 'mesmaDoenca', 'remunerado'].map(
      (campo) => [campo, simNao],
    ),
  ),
  'atestado.dias': dias,
  diasConvocado: dias,
  'atestado.conselho': naTabela(conselhos),
  'beneficio.especie': naTabela(especiesDoBeneficio),
  'beneficio.decisao': naTabela(decisoesDoInss),
  'exame.resultado': naTabela(resultadosDoExame),
}

const camposDoRetorno: CamposLidos = {
  retorno: { label: 'Voltou em', formato: data },
  exameEm: { label: 'Exame de retorno, apto, em', formato: data },
}

/** The words of a leave. */
export const rotulosDe = (nomes: Nomes): Rotulos => ({
  ...rotulosDaFolha(campos, { formatos }, nomes),
  daTransicao: (transicao, dados) =>
    transicao === 'finalizar'
      ? readCampos(camposDoRetorno, dados).map(({ label, value }) => ({ label, valor: value }))
      : [],
})

const camposDoParecer: CamposLidos = {
  mesmaDoenca: { label: 'Mesma doença do afastamento anterior', formato: simNao },
}

/** The own fields of a sector's parecer as labels and values. */
export const dadosDoParecer = (dados: Readonly<Record<string, unknown>> | undefined) =>
  readCampos(camposDoParecer, dados)
