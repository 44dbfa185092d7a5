import { simplificar } from '@rh/domain/importacao/celula'
import { seLegivel, type ErroDaLinha } from '@rh/domain/importacao/define'
import { conferirContrato, type AchadoDeContrato } from '@rh/domain/importacao/regras/contrato'
import type { ContratoImportado } from '@rh/domain/importacao/tipos/contratos'
import { criarContrato } from '../../contratos/novo.ts'
import type { Importador, Linha } from '../importador.ts'
import { valorEscrito } from './valor-escrito.ts'
import { loadCadastros, type Cadastros, type ContratoConhecido } from './cadastros.ts'
import { novoContrato, type ContratoPronto, type PostoPronto } from './novo-contrato.ts'

type LinhaDeContrato = Linha<ContratoImportado>

export const contratos: Importador<ContratoImportado, ContratoPronto> = {
  async conferir(tx, linhas, _contexto, incompletas) {
    const cadastros = await loadCadastros(tx, linhas, incompletas)
    const grupos = Map.groupBy(linhas, ({ valores }) => simplificar(valores.numero))
    const novas: ContratoPronto[] = []
    const erros: ErroDaLinha[] = []
    let existentes = 0
    for (const [numero, doContrato] of grupos) {
      const conhecido = cadastros.contratos.get(numero)
      const achados = conhecido
        ? doContrato.flatMap((linha) => conferirConhecido(linha, conhecido))
        : conferirGrupo(doContrato, cadastros)
      erros.push(...achados)
      if (achados.length > 0) continue
      if (conhecido) existentes += doContrato.length
      else novas.push({ postos: doContrato.map((linha) => prontoDe(linha, cadastros)) })
    }
    for (const linha of incompletas)
      erros.push(...conferirReferencias(linha.valores, cadastros).map((achado) => erroDe(linha, achado)))
    return { novas, existentes, erros: erros.toSorted((a, b) => a.linha - b.linha) }
  },

  async gravar(work, novas, { request }, aoGravar) {
    const ids: number[] = []
    let postos = 0
    for (const contrato of novas) {
      const novo = await novoContrato(work.tx, contrato)
      ids.push((await criarContrato(work, request.ator, novo)).id)
      postos += contrato.postos.length
      aoGravar(postos)
    }
    return ids
  },
}

const erroDe = ({ linha, valores }: LinhaDeContrato, [coluna, mensagem]: AchadoDeContrato): ErroDaLinha => ({
  linha,
  coluna,
  valor: valorEscrito(valores[coluna], coluna === 'valorMensal' || coluna === 'salario'),
  mensagem,
})

/** A row of a contract that the system has: it says the same of it, and names a post that it has. */
function conferirConhecido(linha: LinhaDeContrato, conhecido: ContratoConhecido): ErroDaLinha[] {
  const { clienteCnpj, inicio, local, cargo, escala } = linha.valores
  const achados: AchadoDeContrato[] = []
  if (conhecido.cnpj !== clienteCnpj)
    achados.push(['clienteCnpj', `O contrato já está no sistema com outro cliente, ${conhecido.cliente}.`])
  if (conhecido.inicio !== inicio)
    achados.push(['inicio', 'O contrato já está no sistema com outro início. Confira o número.'])
  if (!conhecido.postos.has([local, cargo, escala].map(simplificar).join(' | ')))
    achados.push([
      'local',
      'O contrato já está no sistema sem este posto. Acrescente-o por um aditivo, em Contratos.',
    ])
  return achados.map((achado) => erroDe(linha, achado))
}

function conferirGrupo(doContrato: readonly LinhaDeContrato[], cadastros: Cadastros): ErroDaLinha[] {
  const porLocal = Map.groupBy(doContrato, ({ valores }) => simplificar(valores.local))
  return doContrato.flatMap((linha) => {
    const local = porLocal.get(simplificar(linha.valores.local))?.[0] ?? linha
    const contrato = doContrato[0] ?? linha
    return [
      ...conferirContrato(linha.valores, { contrato, local }),
      ...conferirReferencias(linha.valores, cadastros),
    ].map((achado) => erroDe(linha, achado))
  })
}

/** Names that the registers must know, each asked by itself: a cell that could not be read silences only its own. */
const conferirReferencias = (valores: ContratoImportado, cadastros: Cadastros): AchadoDeContrato[] =>
  referencias.flatMap((conferir) => seLegivel(() => conferir(valores, cadastros)))

type Referencia = (valores: ContratoImportado, cadastros: Cadastros) => readonly AchadoDeContrato[]

const referencias: readonly Referencia[] = [
  ({ sindicato }, cadastros) =>
    cadastros.sindicato(sindicato) === undefined
      ? [['sindicato', 'Este sindicato não está cadastrado. Inclua-o em Cadastros › Sindicatos.']]
      : [],
  ({ cargo }, cadastros) =>
    cadastros.cargo(cargo) === undefined
      ? [['cargo', 'Este cargo não está cadastrado. Inclua-o em Cadastros › Cargos.']]
      : [],
  ({ escala }, cadastros) =>
    cadastros.escala(escala) === undefined
      ? [['escala', 'Esta escala não está cadastrada. Inclua-a em Cadastros › Escalas.']]
      : [],
  ({ uf, municipio }, cadastros) =>
    cadastros.municipio(uf, municipio) === undefined
      ? [['municipio', `Não há este município em ${uf}. Confira o nome e a UF.`]]
      : [],
]

const prontoDe = ({ valores }: LinhaDeContrato, cadastros: Cadastros): PostoPronto => ({
  ...valores,
  sindicatoId: cadastros.sindicato(valores.sindicato) ?? 0,
  cargoId: cadastros.cargo(valores.cargo) ?? 0,
  escalaId: cadastros.escala(valores.escala) ?? 0,
  municipioIbge: cadastros.municipio(valores.uf, valores.municipio) ?? 0,
})
