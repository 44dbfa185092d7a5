import { pessoais } from '@rh/domain/campos/pessoa'
import { adicionais, adicionalDe } from '@rh/domain/codigos/adicionais'
import { contrato } from '@rh/domain/campos/vinculo'
import { assinaturas, campos, secao, type Papel } from '../../../papeis/papel.ts'
import type { FatosDoPapel } from './fatos.ts'
import { data, empregado, linhaDe } from '../../../papeis/textos.ts'
import { jornadaDe, lugarDe } from './textos.ts'

/** What the physician needs to know of person and work; nothing of pay. NR-7. */
export function guiaExame(fatos: FatosDoPapel): Papel {
  const { posto, dados } = fatos
  const { pessoais: p, vaga } = dados
  return {
    titulo: 'Guia de exame médico admissional',
    assunto: 'CLT art. 168, I, e NR-7 (PCMSO)',
    corpo: [
      secao('Pessoa a examinar'),
      campos([
        linhaDe(pessoais.nome, p.nomeSocial ?? p.nome),
        linhaDe(pessoais.cpf, p.cpf),
        linhaDe(pessoais.nascimento, p.nascimento),
        linhaDe(pessoais.sexo, p.sexo),
        linhaDe(pessoais.telefone, p.telefone),
        ['Início previsto', data(vaga.dataPrevista)],
      ]),
      secao('Função e riscos'),
      campos([
        linhaDe(contrato.cargo, posto.cargo),
        ['CBO', posto.cbo],
        ['Local', `${posto.local}, ${posto.municipio}/${posto.uf}`],
        ['Riscos', riscosDe(fatos)],
        ['Treinamentos exigidos', posto.nrs.join(', ')],
        ['Trabalho noturno', posto.noturna ? 'Sim' : 'Não'],
      ]),
      { text: `Jornada: ${jornadaDe(fatos)}`, margin: [0, 4, 0, 0] },
      secao('Ao médico examinador'),
      'Emitir o Atestado de Saúde Ocupacional (ASO) com o resultado apto ou inapto para a função descrita, ' +
        'com data até o dia anterior ao início, e entregar uma via à pessoa examinada.',
      assinaturas(lugarDe(fatos), [
        'Segurança e Medicina do Trabalho',
        empregado(p.nomeSocial ?? p.nome, 'Pessoa examinada'),
      ]),
    ],
  }
}

function riscosDe({ posto }: FatosDoPapel): string {
  const riscos = [
    ...(posto.insalubridade > 0 ? [adicionais[adicionalDe({ ...posto, periculosidade: false })].label] : []),
    ...(posto.periculosidade ? ['Periculosidade'] : []),
    ...(posto.noturna ? ['Trabalho noturno'] : []),
  ]
  return riscos.length > 0 ? riscos.join(', ') : 'Conforme o PGR do local'
}
