import { defineCampos } from './campo.ts'

/** Who the person is (eSocial S-2200, `trabalhador`). */
export const pessoais = defineCampos({
  cpf: { label: 'CPF', tipo: 'cpf', alcance: 'cpf', esocial: 'cpfTrab' },
  nome: {
    label: 'Nome completo',
    curto: 'Nome',
    tipo: 'texto',
    min: 2,
    max: 70,
    alcance: 'nome',
    esocial: 'nmTrab',
  },
  nomeSocial: {
    label: 'Nome social',
    tipo: 'texto',
    max: 70,
    opcional: true,
    alcance: 'nome',
    esocial: 'nmSoc',
  },
  nascimento: { label: 'Nascimento', tipo: 'data', alcance: 'basico', esocial: 'dtNascto' },
  sexo: { label: 'Sexo', tipo: 'opcao', tabela: 'sexos', alcance: 'basico', esocial: 'sexo' },
  estadoCivil: { label: 'Estado civil', tipo: 'opcao', tabela: 'estadosCivis', esocial: 'estCiv' },
  // Self-declared (LGPD art. 5º II).
  racaCor: {
    label: 'Raça/cor',
    tipo: 'opcao',
    tabela: 'racasCores',
    alcance: 'reservado',
    esocial: 'racaCor',
  },
  nacionalidade: { label: 'Nacionalidade', tipo: 'opcao', tabela: 'nacionalidades' },
  paisNascimento: { label: 'País de nascimento', tipo: 'pais', esocial: 'paisNascto' },
  ufNascimento: { label: 'UF de nascimento', tipo: 'uf', opcional: 'depende' },
  municipioNascimento: {
    label: 'Município de nascimento',
    tipo: 'municipio',
    uf: 'ufNascimento',
    max: 60,
    opcional: 'depende',
  },
  tempoResidencia: {
    label: 'Tempo de residência',
    tipo: 'opcao',
    tabela: 'temposDeResidencia',
    opcional: 'depende',
    esocial: 'tmpResid',
  },
  condicaoIngresso: {
    label: 'Condição de ingresso',
    tipo: 'opcao',
    tabela: 'condicoesDeIngresso',
    opcional: 'depende',
    esocial: 'condIng',
  },
  grauInstrucao: {
    label: 'Grau de instrução',
    tipo: 'opcao',
    tabela: 'grausInstrucao',
    esocial: 'grauInstr',
  },
  deficiencia: { label: 'Deficiência', tipo: 'opcao', tabela: 'deficiencias', alcance: 'saude' },
  mae: { label: 'Nome da mãe', curto: 'Mãe', tipo: 'texto', min: 2, max: 70 },
  pai: { label: 'Nome do pai', curto: 'Pai', tipo: 'texto', max: 70, opcional: true },
  telefone: { label: 'Telefone', tipo: 'telefone', alcance: 'basico', esocial: 'fonePrinc' },
  email: { label: 'E-mail', tipo: 'email', opcional: true, alcance: 'contato', esocial: 'emailPrinc' },
})

/** The papers by which a person is known. The CTPS is digital and goes by the CPF. */
export const documentos = defineCampos({
  rg: { label: 'RG', tipo: 'texto', max: 20 },
  rgOrgao: { label: 'Órgão expedidor', tipo: 'texto', max: 20 },
  rgUf: { label: 'UF do RG', tipo: 'uf' },
  rgEmissao: { label: 'Emissão do RG', curto: 'Emissão', tipo: 'data', opcional: true },
  pis: { label: 'PIS/PASEP', tipo: 'pis', opcional: true },
  tituloEleitor: { label: 'Título de eleitor', tipo: 'tituloEleitor', opcional: true },
  reservista: {
    label: 'Certificado de reservista',
    curto: 'Reservista',
    tipo: 'texto',
    max: 20,
    opcional: true,
  },
  cnh: { label: 'CNH', tipo: 'digitos', max: 11, opcional: true },
  cnhCategoria: {
    label: 'Categoria da CNH',
    curto: 'Categoria',
    tipo: 'texto',
    max: 2,
    padrao: [/^[A-E]{1,2}$/, 'Use as letras da categoria: A, B, AB…'],
    opcional: true,
  },
  cnhValidade: { label: 'Validade da CNH', tipo: 'data', opcional: true },
})

/** Where the person lives (eSocial S-2200, `endereco/brasil`). */
export const endereco = defineCampos({
  cep: { label: 'CEP', tipo: 'cep', alcance: 'contato', esocial: 'cep' },
  tipoLogradouro: {
    label: 'Tipo de logradouro',
    tipo: 'opcao',
    tabela: 'logradouros',
    busca: true,
    alcance: 'contato',
    esocial: 'tpLograd',
  },
  logradouro: { label: 'Logradouro', tipo: 'texto', max: 100, alcance: 'contato', esocial: 'dscLograd' },
  numero: {
    label: 'Número',
    tipo: 'texto',
    max: 10,
    ajuda: 'Sem número: S/N.',
    alcance: 'contato',
    esocial: 'nrLograd',
  },
  complemento: {
    label: 'Complemento',
    tipo: 'texto',
    max: 30,
    opcional: true,
    alcance: 'contato',
    esocial: 'complemento',
  },
  bairro: { label: 'Bairro', tipo: 'texto', max: 90, alcance: 'contato', esocial: 'bairro' },
  uf: { label: 'UF', tipo: 'uf', alcance: 'contato', esocial: 'uf' },
  // eSocial takes the code of the IBGE, which the name and the state give.
  municipio: { label: 'Município', tipo: 'municipio', uf: 'uf', min: 2, max: 60, alcance: 'contato' },
})

/** The account into which the salary is paid, in the name of the person (CLT art. 464, sole paragraph). */
export const conta = defineCampos({
  banco: { label: 'Banco', tipo: 'banco', opcional: 'depende', alcance: 'reservado' },
  agencia: {
    label: 'Agência',
    tipo: 'digitos',
    max: 6,
    ajuda: 'Sem o dígito.',
    opcional: 'depende',
    alcance: 'reservado',
  },
  conta: {
    label: 'Conta',
    tipo: 'digitos',
    max: 15,
    ajuda: 'Sem o dígito.',
    opcional: 'depende',
    alcance: 'reservado',
  },
  contaDigito: {
    label: 'Dígito da conta',
    curto: 'Dígito',
    tipo: 'texto',
    max: 2,
    padrao: [/^[\dXx]{1,2}$/, 'Informe o dígito da conta'],
    opcional: 'depende',
    alcance: 'reservado',
  },
  contaTipo: {
    label: 'Tipo de conta',
    tipo: 'opcao',
    tabela: 'tiposConta',
    opcional: 'depende',
    alcance: 'reservado',
  },
  pix: { label: 'Chave Pix', tipo: 'texto', max: 77, opcional: true, alcance: 'reservado' },
})

/** Every field of a person, by the name of its column. */
export const pessoa = { ...pessoais, ...endereco, ...documentos, ...conta }
