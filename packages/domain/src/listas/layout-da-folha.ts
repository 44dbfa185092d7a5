import { conta, documentos, pessoais } from '../campos/pessoa.ts'
import { contrato, vinculo } from '../campos/vinculo.ts'
import { tiposConta } from '../codigos/bancarios.ts'
import { rotulosDe } from '../codigos/codigos.ts'
import { listaColaborador, situacoes } from './colaborador.ts'
import { defineList } from './define-list.ts'

/**
 * What the payroll needs of each employee, one a row: whole CPF, PIS, pay and account. Rows and filters are those of
 * the list of employees; the names of the columns stay, since a payroll program reads them.
 */
export const listaLayoutDaFolha = defineList({
  nome: 'Colaboradores para a folha',
  colunas: {
    matricula: { label: vinculo.matricula.label, sortable: true },
    /** The civil name: bank and eSocial know no other. */
    nome: { label: pessoais.nome.label, sortable: true },
    cpf: { label: pessoais.cpf.label },
    pis: { label: documentos.pis.label },
    nascimento: { label: pessoais.nascimento.label, tipo: 'data' },
    situacao: { label: 'Situação', rotulos: situacoes },
    dataAdmissao: { label: vinculo.dataAdmissao.label, sortable: true, tipo: 'data' },
    dataDesligamento: { label: vinculo.dataDesligamento.label, sortable: true, tipo: 'data' },
    categoria: { label: 'Categoria (eSocial)' },
    cargo: { label: contrato.cargo.label },
    cbo: { label: 'CBO' },
    contrato: { label: contrato.contrato.label },
    centroDeCusto: { label: contrato.centroDeCusto.label },
    sindicato: { label: contrato.sindicato.label },
    horasSemanais: { label: 'Horas por semana', tipo: 'numero' },
    salarioCentavos: { label: contrato.salarioCentavos.label, tipo: 'dinheiro' },
    insalubridade: { label: 'Insalubridade (%)', tipo: 'numero' },
    periculosidade: { label: 'Periculosidade', tipo: 'simNao' },
    dependentesIr: { label: 'Dependentes (IR)', tipo: 'numero' },
    dependentesSf: { label: 'Dependentes (salário-família)', tipo: 'numero' },
    valeTransporte: { label: 'Vale-transporte', tipo: 'simNao' },
    banco: { label: conta.banco.label },
    agencia: { label: conta.agencia.label },
    conta: { label: conta.conta.label },
    contaDigito: { label: conta.contaDigito.label },
    contaTipo: { label: conta.contaTipo.label, rotulos: rotulosDe(tiposConta) },
    pix: { label: conta.pix.label },
  },
  filtros: listaColaborador.filtros,
  descricoes: listaColaborador.descricoes ?? {},
  ordemPadrao: 'nome',
})
