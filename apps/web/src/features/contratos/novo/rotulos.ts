/** What each field of a contract is called, at the field and in the list of what is still wrong, by what it is a field of. */
export const rotulos = {
  contrato: {
    numero: 'Número do contrato',
    objeto: 'Objeto',
    tipo: 'Tipo',
    inicio: 'Início',
    fim: 'Fim',
    valorMensalCentavos: 'Valor mensal',
    indiceReajuste: 'Índice de reajuste',
    dataBase: 'Data-base do reajuste',
    gestorId: 'Gestor operacional',
    sindicatoId: 'Sindicato',
  },
  cliente: {
    id: 'Escolha o cliente',
    cnpj: 'CNPJ',
    razaoSocial: 'Razão social',
    nomeFantasia: 'Nome fantasia',
  },
  contatos: { nome: 'Nome', papel: 'Papel', telefone: 'Telefone', email: 'E-mail' },
  centroDeCusto: { id: 'Escolha o centro de custo', codigo: 'Código', descricao: 'Descrição' },
  locais: { nome: 'Nome', endereco: 'Endereço', municipioIbge: 'Município' },
  postos: {
    local: 'Local',
    cargoId: 'Cargo',
    escalaId: 'Escala',
    quantidade: 'Vagas',
    salarioPrevistoCentavos: 'Salário previsto',
    precoCentavos: 'Preço por pessoa',
    adicional: 'Adicional',
    laudo: 'Laudo',
    requisitos: 'Requisitos',
    inicio: 'Início do posto',
    fim: 'Fim do posto',
  },
  kit: { itemId: 'Item', quantidade: 'Quantidade' },
  documentos: { arquivoId: 'Arquivo', tipo: 'Tipo', descricao: 'Descrição' },
} as const

/** What each part is called that has such fields; of several of a kind each has its number. */
const partes: Readonly<Record<string, string>> = {
  cliente: 'Cliente',
  contatos: 'Contato',
  centroDeCusto: 'Centro de custo',
  locais: 'Local',
  postos: 'Posto',
  kit: 'Kit',
  documentos: 'Documento',
}
const numerada = /^\d+$/

/** The field at a path below its step, as people call it: `postos.1.cargoId` is `Posto 2 · Cargo`. Null for none of them. */
export function campoEmTexto(caminho: readonly string[]): string | null {
  const nome = caminho.at(-1) ?? ''
  const grupo = caminho.findLast((parte, i) => i < caminho.length - 1 && parte in rotulos) ?? 'contrato'
  const rotulo = (rotulos as Readonly<Record<string, Readonly<Record<string, string>>>>)[grupo]?.[nome]
  const onde = caminho.flatMap((parte, i) => {
    const seguinte = caminho[i + 1]
    if (seguinte === undefined || partes[parte] === undefined) return []
    return [numerada.test(seguinte) ? `${partes[parte]} ${Number(seguinte) + 1}` : partes[parte]]
  })
  const dito = [...onde, ...(rotulo === undefined ? [] : [rotulo])]
  return dito.length === 0 ? null : dito.join(' · ')
}
