import { z } from 'zod'
import { textoObrigatorio } from '../../br/campos.ts'
import type { CampoNomeado } from '../../campos/campo.ts'
import { conta, documentos, endereco, pessoais } from '../../campos/pessoa.ts'
import { contrato, vinculo } from '../../campos/vinculo.ts'
import { validarMatricula } from '../../regras/admissao/matricula.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import { causas, type Causa } from '../../regras/rescisao/causas.ts'
import { celulaData, celulaInteiro, celulaOpcao, celulaSimNao, celulaTexto } from '../celula.ts'
import { colunaDe, opcionalDe } from '../coluna-de.ts'
import { coluna, colunaOpcional, defineImportacao, type ValoresDe } from '../define.ts'

const texto = (max: number) => celulaTexto.pipe(textoObrigatorio(max))

const daPessoa = {
  cpf: colunaDe(pessoais.cpf, {
    exemplo: '529.982.247-25',
    ajuda: 'Com ou sem pontos. Zeros à esquerda que a planilha tirou voltam sozinhos.',
    sinonimos: ['cpf do colaborador', 'cpf do funcionário', 'número do cpf'],
  }),
  nome: colunaDe(pessoais.nome, {
    exemplo: 'Maria Aparecida da Silva',
    sinonimos: ['nome', 'colaborador', 'funcionário', 'nome do colaborador', 'nome do funcionário'],
  }),
  nomeSocial: opcionalDe(pessoais.nomeSocial, { exemplo: '' }),
  nascimento: colunaDe(pessoais.nascimento, {
    exemplo: '17/04/1991',
    sinonimos: ['data de nascimento', 'dt nascimento', 'data nasc', 'nasc'],
  }),
  sexo: colunaDe(pessoais.sexo, { exemplo: 'Feminino' }),
  estadoCivil: colunaDe(pessoais.estadoCivil, {
    exemplo: 'Casado(a)',
    valores: { desquitado: '4', desquitada: '4', 'uniao estavel': '2', viuva: '5', viuvo: '5' },
  }),
  racaCor: colunaDe(pessoais.racaCor, {
    exemplo: 'Parda',
    sinonimos: ['raça', 'cor', 'cor raça'],
    valores: { branco: '1', preto: '2', negra: '2', negro: '2', pardo: '3', amarelo: '4' },
  }),
  grauInstrucao: colunaDe(pessoais.grauInstrucao, {
    exemplo: 'Ensino médio completo',
    ajuda: 'O texto da lista ou o código do eSocial (01 a 12).',
    sinonimos: ['escolaridade', 'instrução'],
  }),
  nacionalidade: opcionalDe(pessoais.nacionalidade, {
    exemplo: 'Brasileiro nato',
    valores: { brasileira: 'BN', brasileiro: 'BN', brasil: 'BN', naturalizado: 'NB', estrangeira: 'ES' },
  }),
  deficiencia: opcionalDe(pessoais.deficiencia, {
    exemplo: 'Nenhuma',
    ajuda: 'Conta para a cota de pessoas com deficiência (Lei 8.213/1991 art. 93).',
    sinonimos: ['pcd', 'tipo de deficiência'],
    valores: { sem: 'nao', 'nao possui': 'nao', reabilitada: 'reabilitado' },
  }),
  mae: colunaDe(pessoais.mae, { exemplo: 'Rosa da Silva', sinonimos: ['mãe'] }),
  pai: opcionalDe(pessoais.pai, { exemplo: 'João da Silva', sinonimos: ['pai'] }),
  telefone: colunaDe(pessoais.telefone, {
    exemplo: '(11) 98765-4321',
    ajuda: 'DDD e número; o celular começa com 9.',
    sinonimos: ['celular', 'telefone celular', 'fone', 'contato'],
  }),
  email: opcionalDe(pessoais.email, {
    exemplo: 'maria@correio.example',
    sinonimos: ['email', 'correio eletrônico'],
  }),
} as const

const dosDocumentos = {
  rg: colunaDe(documentos.rg, { exemplo: '32.455.678-9', sinonimos: ['identidade', 'número do rg'] }),
  rgOrgao: colunaDe(documentos.rgOrgao, {
    exemplo: 'SSP',
    sinonimos: ['órgão emissor', 'órgão do rg', 'emissor do rg'],
  }),
  rgUf: colunaDe(documentos.rgUf, { exemplo: 'SP', sinonimos: ['uf rg', 'estado do rg'] }),
  rgEmissao: opcionalDe(documentos.rgEmissao, {
    exemplo: '02/05/2010',
    sinonimos: ['data de emissão do rg', 'expedição do rg'],
  }),
  pis: opcionalDe(documentos.pis, {
    exemplo: '120.30517.30-7',
    sinonimos: ['pis', 'pis pasep nit', 'nit'],
  }),
  tituloEleitor: opcionalDe(documentos.tituloEleitor, {
    exemplo: '',
    sinonimos: ['título', 'título eleitoral'],
  }),
  reservista: opcionalDe(documentos.reservista, { exemplo: '', sinonimos: ['reservista'] }),
} as const

const doEndereco = {
  cep: colunaDe(endereco.cep, { exemplo: '01310-100' }),
  logradouro: colunaDe(endereco.logradouro, {
    exemplo: 'Avenida Paulista',
    sinonimos: ['endereço', 'rua'],
  }),
  numero: colunaDe(endereco.numero, {
    exemplo: '1000',
    ajuda: 'S/N quando não há.',
    sinonimos: ['nº', 'número do endereço'],
  }),
  complemento: opcionalDe(endereco.complemento, { exemplo: 'Apto 12' }),
  bairro: colunaDe(endereco.bairro, { exemplo: 'Bela Vista' }),
  municipio: colunaDe(endereco.municipio, { exemplo: 'São Paulo', sinonimos: ['cidade'] }),
  uf: colunaDe(endereco.uf, { exemplo: 'SP', sinonimos: ['estado'] }),
} as const

const doBanco = {
  banco: opcionalDe(conta.banco, {
    exemplo: '001',
    ajuda: 'Os três números do banco.',
    sinonimos: ['código do banco', 'nº do banco'],
  }),
  agencia: opcionalDe(conta.agencia, { exemplo: '1234' }),
  conta: opcionalDe(conta.conta, {
    exemplo: '123456',
    ajuda: 'Sem o dígito, que vai na própria coluna.',
    sinonimos: ['número da conta', 'conta bancária'],
  }),
  contaDigito: opcionalDe(conta.contaDigito, { exemplo: '7', sinonimos: ['dígito', 'dv da conta'] }),
  contaTipo: opcionalDe(conta.contaTipo, {
    exemplo: 'Conta-salário',
    valores: { corrente: 'CC', poupanca: 'CP', salario: 'CS', pagamento: 'PG' },
  }),
  pix: opcionalDe(conta.pix, { exemplo: '', sinonimos: ['pix'] }),
} as const

const matricula = texto(vinculo.matricula.max).superRefine((valor, ctx) => {
  const { valido, memoria } = validarMatricula(valor)
  if (!valido) ctx.addIssue({ code: 'custom', message: memoria[0]?.texto ?? 'Matrícula inválida' })
})

/** Days of a trial: one message for both ends, as a cell has no hint beside it. */
const colunaDeDias = ({ label, min: [min], max: [max] }: CampoNomeado & { readonly tipo: 'inteiro' }) => {
  const mensagem = `De ${min} a ${max} dias`
  return colunaOpcional(label, celulaInteiro.pipe(z.int().min(min, mensagem).max(max, mensagem)), {
    exemplo: '45',
  })
}

/** How somebody may have left, by the codes of eSocial. */
const causasDoArquivo = Object.fromEntries(
  codigosDe(causas).map((codigo) => [codigo, causas[codigo].rotulo]),
) as Readonly<Record<Causa, string>>

const doVinculo = {
  matricula: colunaOpcional(vinculo.matricula.label, matricula, {
    exemplo: '',
    ajuda: 'A que já foi enviada ao eSocial, exatamente como está lá. Em branco, o sistema dá a próxima.',
    sinonimos: ['registro', 'chapa', 're'],
  }),
  dataAdmissao: coluna(vinculo.dataAdmissao.pergunta, celulaData, {
    exemplo: '01/03/2023',
    sinonimos: ['admissão', 'dt admissão', 'data admissão'],
  }),
  dataDesligamento: colunaOpcional(vinculo.dataDesligamento.pergunta, celulaData, {
    exemplo: '',
    ajuda: 'Só para ex-colaboradores.',
    sinonimos: ['desligamento', 'demissão', 'data de demissão', 'rescisão'],
  }),
  causaDesligamento: colunaOpcional('Causa do desligamento', celulaOpcao(causasDoArquivo), {
    exemplo: '',
    ajuda:
      'Só para ex-colaboradores: o texto da lista ou o código da tabela 19 do eSocial. Guarda a demissão, já encerrada.',
    sinonimos: ['causa da demissão', 'motivo do desligamento', 'motivo da demissão', 'motivo da rescisão'],
    opcoes: Object.values(causasDoArquivo),
  }),
  categoria: opcionalDe(vinculo.categoria, {
    exemplo: 'Empregado',
    ajuda: 'Tabela 01 do eSocial. Em branco, empregado (101).',
    sinonimos: ['categoria do trabalhador', 'categoria esocial'],
  }),
  contrato: coluna(contrato.contrato.label, texto(40), {
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
  cargo: coluna(contrato.cargo.label, texto(120), {
    exemplo: 'Auxiliar de limpeza',
    sinonimos: ['função'],
    opcoes: 'cargos',
  }),
  escala: coluna(contrato.escala.label, texto(60), {
    exemplo: '6x1',
    sinonimos: ['jornada', 'turno'],
    opcoes: 'escalas',
  }),
  salario: colunaDe(contrato.salarioCentavos, {
    exemplo: '1.850,00',
    ajuda: 'O salário base do mês.',
    sinonimos: ['salário base', 'remuneração', 'salário mensal'],
  }),
  noPostoDesde: colunaOpcional('No posto desde', celulaData, {
    exemplo: '',
    ajuda: 'Em branco, desde a admissão. Informe quando a pessoa veio de outro posto.',
    sinonimos: ['início no posto', 'data no posto'],
  }),
  experienciaDias: colunaDeDias(vinculo.experienciaDias),
  experienciaProrrogacaoDias: colunaDeDias(vinculo.experienciaProrrogacaoDias),
  fimAprendizagem: colunaOpcional(vinculo.fimAprendizagem.label, celulaData, {
    exemplo: '',
    ajuda:
      'Só de aprendiz: o último dia do contrato de aprendizagem (CLT art. 428). Em branco, registre depois na ficha.',
    sinonimos: ['término da aprendizagem', 'fim do contrato de aprendizagem', 'prazo do aprendiz'],
  }),
  clausulaAssecuratoria: colunaOpcional(vinculo.clausulaAssecuratoria.label, celulaSimNao, {
    exemplo: 'Sim',
    ajuda:
      'Se o contrato de experiência deixa qualquer parte encerrar antes do prazo, com aviso-prévio (CLT art. 481). Em branco, Não.',
    sinonimos: ['cláusula 481', 'cláusula do art. 481', 'direito recíproco de rescisão'],
    opcoes: ['Sim', 'Não'],
  }),
} as const

/** Most days of one period (CLT art. 130 I). */
const DIAS_DO_PERIODO = 30
const saldoDeFerias = `De 0 a ${DIAS_DO_PERIODO} dias, sem frações`

const dasFerias = {
  feriasInicio: colunaOpcional('Início do período aquisitivo em aberto', celulaData, {
    exemplo: '',
    ajuda:
      'O primeiro dia do período mais antigo com férias por gozar. Os anteriores entram como quitados; os seguintes já completos, inteiros. Em branco, só o último período completo está em aberto.',
    sinonimos: [
      'início do período aquisitivo',
      'período aquisitivo',
      'período aquisitivo início',
      'início aquisitivo',
      'férias em aberto desde',
    ],
  }),
  feriasSaldo: colunaOpcional(
    'Saldo de férias (dias)',
    celulaInteiro.pipe(z.int().min(0, saldoDeFerias).max(DIAS_DO_PERIODO, saldoDeFerias)),
    {
      exemplo: '',
      ajuda:
        'Quantos dias faltam gozar desse período; 0 quando não falta nenhum. Em branco, o período inteiro. O que difere em outro período se acerta depois, na aba Férias.',
      sinonimos: ['saldo de férias', 'dias de férias', 'férias saldo', 'dias por gozar', 'saldo dias férias'],
    },
  ),
} as const

export const colaboradores = defineImportacao({
  tipo: 'colaboradores',
  titulo: 'colaboradores',
  label: { one: 'colaborador', many: 'colaboradores' },
  descricao:
    'Quem já trabalha, ou já trabalhou, na empresa antes do sistema: cria a pessoa, o vínculo e o lugar no posto, sem processo de admissão. Para quem ainda vai começar, use Admissão.',
  existente:
    'Quem já tem um vínculo com o mesmo CPF e a mesma data de admissão fica como está: a importação nunca altera um cadastro. Com outra matrícula ou outro nascimento, a linha é recusada.',
  colunas: { ...daPessoa, ...dosDocumentos, ...doEndereco, ...doVinculo, ...dasFerias, ...doBanco },
  chave: ['cpf', 'dataAdmissao'],
})

export type ColaboradorImportado = ValoresDe<typeof colaboradores>
