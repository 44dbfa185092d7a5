import { defineCampos } from './campo.ts'

/** Who depends on a person, and for what (eSocial S-2200, `dependente`). */
export const dependente = defineCampos({
  nome: {
    label: 'Nome',
    pergunta: 'Nome completo',
    tipo: 'texto',
    min: 2,
    max: 70,
    esocial: 'nmDep',
  },
  cpf: {
    label: 'CPF',
    tipo: 'cpf',
    ajuda: 'Obrigatório para o imposto de renda.',
    opcional: true,
    esocial: 'cpfDep',
  },
  nascimento: { label: 'Nascimento', tipo: 'data', esocial: 'dtNascto' },
  parentesco: {
    label: 'Parentesco',
    tipo: 'opcao',
    tabela: 'parentescos',
    mensagem: 'Escolha o parentesco',
    esocial: 'tpDep',
  },
  impostoRenda: {
    label: 'Imposto de renda',
    pergunta: 'Dedução do imposto de renda',
    tipo: 'simNao',
    esocial: 'depIRRF',
  },
  salarioFamilia: {
    label: 'Salário-família',
    pergunta: 'Dá direito a salário-família',
    tipo: 'simNao',
    esocial: 'depSF',
  },
  incapaz: { label: 'Incapaz para o trabalho', tipo: 'simNao', esocial: 'incTrab' },
  pensao: {
    label: 'Pensão alimentícia',
    pergunta: 'Recebe pensão alimentícia',
    tipo: 'simNao',
  },
})
