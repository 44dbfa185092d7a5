import { z } from 'zod'
import { centavos, cep, cpf, pis, telefone, textoObrigatorio, tituloEleitor } from '../../br/campos.ts'
import { categorias } from '../../codigos/admissao.ts'
import { tiposConta } from '../../codigos/bancarios.ts'
import {
  deficiencias,
  estadosCivis,
  grausInstrucao,
  nacionalidades,
  racasCores,
  sexos,
} from '../../codigos/pessoais.ts'
import { etapas } from '../../processos/admissao/etapas.ts'
import { validarMatricula } from '../../regras/admissao/matricula.ts'
import {
  celulaData,
  celulaDinheiro,
  celulaDocumento,
  celulaInteiro,
  celulaOpcao,
  celulaTexto,
  type Celula,
} from '../celula.ts'
import { coluna, colunaOpcional, defineImportacao, type ValoresDe } from '../define.ts'
import { celulaUf } from './feriados.ts'

const { shape: pessoais } = etapas.pessoais.schema
const { shape: documentos } = etapas.documentos.schema
const { shape: endereco } = etapas.endereco.schema

const texto = (max: number, min = 1) => celulaTexto.pipe(textoObrigatorio(max, min))
const dias = celulaInteiro.pipe(z.int().min(0, 'De 0 a 90 dias').max(90, 'De 0 a 90 dias'))

const matricula = texto(30).superRefine((valor, ctx) => {
  const { valido, memoria } = validarMatricula(valor)
  if (!valido) ctx.addIssue({ code: 'custom', message: memoria[0]?.texto ?? 'Matrícula inválida' })
})

const daPessoa = {
  cpf: coluna('CPF', celulaDocumento(11).pipe(cpf), {
    exemplo: '529.982.247-25',
    ajuda: 'Com ou sem pontos. Zeros à esquerda que a planilha tirou voltam sozinhos.',
    sinonimos: ['cpf do colaborador', 'cpf do funcionário', 'número do cpf'],
  }),
  nome: coluna('Nome completo', celulaTexto.pipe(pessoais.nome), {
    exemplo: 'Maria Aparecida da Silva',
    sinonimos: ['nome', 'colaborador', 'funcionário', 'nome do colaborador', 'nome do funcionário'],
  }),
  nomeSocial: colunaOpcional('Nome social', texto(70), { exemplo: '' }),
  nascimento: coluna('Nascimento', celulaData, {
    exemplo: '17/04/1991',
    sinonimos: ['data de nascimento', 'dt nascimento', 'data nasc', 'nasc'],
  }),
  sexo: coluna('Sexo', celulaOpcao(sexos), { exemplo: 'Feminino', opcoes: Object.values(sexos) }),
  estadoCivil: coluna(
    'Estado civil',
    celulaOpcao(estadosCivis, {
      desquitado: '4',
      desquitada: '4',
      'uniao estavel': '2',
      viuva: '5',
      viuvo: '5',
    }),
    { exemplo: 'Casado(a)', opcoes: Object.values(estadosCivis) },
  ),
  racaCor: coluna(
    'Raça/cor',
    celulaOpcao(racasCores, { branco: '1', preto: '2', negra: '2', negro: '2', pardo: '3', amarelo: '4' }),
    { exemplo: 'Parda', sinonimos: ['raça', 'cor', 'cor raça'], opcoes: Object.values(racasCores) },
  ),
  grauInstrucao: coluna('Grau de instrução', celulaOpcao(grausInstrucao), {
    exemplo: 'Ensino médio completo',
    ajuda: 'O texto da lista ou o código do eSocial (01 a 12).',
    sinonimos: ['escolaridade', 'instrução'],
    opcoes: Object.values(grausInstrucao),
  }),
  nacionalidade: colunaOpcional(
    'Nacionalidade',
    celulaOpcao(nacionalidades, {
      brasileira: 'BN',
      brasileiro: 'BN',
      brasil: 'BN',
      naturalizado: 'NB',
      estrangeira: 'ES',
    }),
    { exemplo: 'Brasileiro nato', opcoes: Object.values(nacionalidades) },
  ),
  deficiencia: colunaOpcional(
    'Deficiência',
    celulaOpcao(deficiencias, { sem: 'nao', 'nao possui': 'nao', reabilitada: 'reabilitado' }),
    {
      exemplo: 'Nenhuma',
      ajuda: 'Conta para a cota de pessoas com deficiência (Lei 8.213/1991 art. 93).',
      sinonimos: ['pcd', 'tipo de deficiência'],
      opcoes: Object.values(deficiencias),
    },
  ),
  mae: coluna('Nome da mãe', celulaTexto.pipe(pessoais.mae), {
    exemplo: 'Rosa da Silva',
    sinonimos: ['mãe'],
  }),
  pai: colunaOpcional('Nome do pai', texto(70), { exemplo: 'João da Silva', sinonimos: ['pai'] }),
  telefone: coluna('Telefone', celulaTexto.pipe(telefone), {
    exemplo: '(11) 98765-4321',
    ajuda: 'DDD e número; o celular começa com 9.',
    sinonimos: ['celular', 'telefone celular', 'fone', 'contato'],
  }),
  email: colunaOpcional(
    'E-mail',
    celulaTexto.pipe(z.string().toLowerCase().max(60).pipe(z.email('E-mail inválido'))),
    {
      exemplo: 'maria@correio.example',
      sinonimos: ['email', 'correio eletrônico'],
    },
  ),
} as const

const dosDocumentos = {
  rg: coluna('RG', celulaTexto.pipe(documentos.rg), {
    exemplo: '32.455.678-9',
    sinonimos: ['identidade', 'número do rg'],
  }),
  rgOrgao: coluna('Órgão expedidor', celulaTexto.pipe(documentos.rgOrgao), {
    exemplo: 'SSP',
    sinonimos: ['órgão emissor', 'órgão do rg', 'emissor do rg'],
  }),
  rgUf: coluna('UF do RG', celulaUf, { exemplo: 'SP', sinonimos: ['uf rg', 'estado do rg'] }),
  rgEmissao: colunaOpcional('Emissão do RG', celulaData, {
    exemplo: '02/05/2010',
    sinonimos: ['data de emissão do rg', 'expedição do rg'],
  }),
  pis: colunaOpcional('PIS/PASEP', celulaDocumento(11).pipe(pis), {
    exemplo: '120.30517.30-7',
    sinonimos: ['pis', 'pis pasep nit', 'nit'],
  }),
  tituloEleitor: colunaOpcional('Título de eleitor', celulaDocumento(12).pipe(tituloEleitor), {
    exemplo: '',
    sinonimos: ['título', 'título eleitoral'],
  }),
  reservista: colunaOpcional('Certificado de reservista', texto(20), {
    exemplo: '',
    sinonimos: ['reservista'],
  }),
} as const

const doEndereco = {
  cep: coluna('CEP', celulaDocumento(8).pipe(cep), { exemplo: '01310-100' }),
  logradouro: coluna('Logradouro', celulaTexto.pipe(endereco.logradouro), {
    exemplo: 'Avenida Paulista',
    sinonimos: ['endereço', 'rua'],
  }),
  numero: coluna('Número', celulaTexto.pipe(endereco.numero), {
    exemplo: '1000',
    ajuda: 'S/N quando não há.',
    sinonimos: ['nº', 'número do endereço'],
  }),
  complemento: colunaOpcional('Complemento', texto(30), { exemplo: 'Apto 12' }),
  bairro: coluna('Bairro', celulaTexto.pipe(endereco.bairro), { exemplo: 'Bela Vista' }),
  municipio: coluna('Município', celulaTexto.pipe(endereco.municipio), {
    exemplo: 'São Paulo',
    sinonimos: ['cidade'],
  }),
  uf: coluna('UF', celulaUf, { exemplo: 'SP', sinonimos: ['estado'] }),
} as const

const { shape: bancarios } = etapas.bancarios.schema

/** Fields that may stay empty in a form take anything until they have looked at it. */
const aberta = (celula: z.ZodType<string, Celula>) => celula.transform((texto): unknown => texto)

const doBanco = {
  banco: colunaOpcional('Banco', aberta(celulaDocumento(3)).pipe(bancarios.banco), {
    exemplo: '001',
    ajuda: 'Os três números do banco.',
    sinonimos: ['código do banco', 'nº do banco'],
  }),
  agencia: colunaOpcional('Agência', aberta(celulaTexto).pipe(bancarios.agencia), { exemplo: '1234' }),
  conta: colunaOpcional('Conta', aberta(celulaTexto).pipe(bancarios.conta), {
    exemplo: '123456',
    ajuda: 'Sem o dígito, que vai na própria coluna.',
    sinonimos: ['número da conta', 'conta bancária'],
  }),
  contaDigito: colunaOpcional('Dígito da conta', aberta(celulaTexto).pipe(bancarios.contaDigito), {
    exemplo: '7',
    sinonimos: ['dígito', 'dv da conta'],
  }),
  contaTipo: colunaOpcional(
    'Tipo de conta',
    celulaOpcao(tiposConta, { corrente: 'CC', poupanca: 'CP', salario: 'CS', pagamento: 'PG' }),
    { exemplo: 'Conta-salário', opcoes: Object.values(tiposConta) },
  ),
  pix: colunaOpcional('Chave Pix', aberta(celulaTexto).pipe(bancarios.pix), {
    exemplo: '',
    sinonimos: ['pix'],
  }),
} as const

const doVinculo = {
  matricula: colunaOpcional('Matrícula', matricula, {
    exemplo: '',
    ajuda: 'A que já foi enviada ao eSocial, exatamente como está lá. Em branco, o sistema dá a próxima.',
    sinonimos: ['registro', 'chapa', 're'],
  }),
  dataAdmissao: coluna('Data de admissão', celulaData, {
    exemplo: '01/03/2023',
    sinonimos: ['admissão', 'dt admissão', 'data admissão'],
  }),
  dataDesligamento: colunaOpcional('Data de desligamento', celulaData, {
    exemplo: '',
    ajuda: 'Só para ex-colaboradores.',
    sinonimos: ['desligamento', 'demissão', 'data de demissão', 'rescisão'],
  }),
  categoria: colunaOpcional('Categoria', celulaOpcao(categorias), {
    exemplo: 'Empregado',
    ajuda: 'Tabela 01 do eSocial. Em branco, empregado (101).',
    sinonimos: ['categoria do trabalhador', 'categoria esocial'],
    opcoes: Object.values(categorias),
  }),
  contrato: coluna('Contrato', texto(40), {
    exemplo: '001/2024',
    ajuda: 'O número do contrato, como está em Contratos.',
    sinonimos: ['número do contrato', 'nº do contrato'],
    opcoes: 'contratos',
  }),
  local: coluna('Local', texto(120), {
    exemplo: 'Bloco A',
    ajuda: 'O local de trabalho do contrato.',
    sinonimos: ['local de trabalho', 'posto', 'lotação'],
  }),
  cargo: coluna('Cargo', texto(120), {
    exemplo: 'Auxiliar de limpeza',
    sinonimos: ['função'],
    opcoes: 'cargos',
  }),
  escala: coluna('Escala', texto(60), { exemplo: '6x1', sinonimos: ['jornada', 'turno'], opcoes: 'escalas' }),
  salario: coluna('Salário', celulaDinheiro.pipe(centavos.min(1, 'Informe o salário')), {
    exemplo: '1.850,00',
    ajuda: 'O salário base do mês.',
    sinonimos: ['salário base', 'remuneração', 'salário mensal'],
  }),
  noPostoDesde: colunaOpcional('No posto desde', celulaData, {
    exemplo: '',
    ajuda: 'Em branco, desde a admissão. Informe quando a pessoa veio de outro posto.',
    sinonimos: ['início no posto', 'data no posto'],
  }),
  experienciaDias: colunaOpcional('Experiência (dias)', dias, { exemplo: '45' }),
  experienciaProrrogacaoDias: colunaOpcional('Prorrogação (dias)', dias, { exemplo: '45' }),
} as const

export const colaboradores = defineImportacao({
  tipo: 'colaboradores',
  titulo: 'colaboradores',
  label: { one: 'colaborador', many: 'colaboradores' },
  descricao:
    'Quem já trabalha, ou já trabalhou, na empresa antes do sistema: cria a pessoa, o vínculo e o lugar no posto, sem processo de admissão. Para quem ainda vai começar, use Admissão.',
  existente:
    'Quem já tem um vínculo com o mesmo CPF e a mesma data de admissão fica como está: a importação nunca altera um cadastro. Com outra matrícula ou outro nascimento, a linha é recusada.',
  colunas: { ...daPessoa, ...dosDocumentos, ...doEndereco, ...doVinculo, ...doBanco },
  chave: ['cpf', 'dataAdmissao'],
})

export type ColaboradorImportado = ValoresDe<typeof colaboradores>
