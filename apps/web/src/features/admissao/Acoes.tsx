import Button from '@mui/material/Button'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { etapaNomes } from '@rh/domain/processos/admissao/etapas'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { CampoApontavel } from '../processo/MotivoDialog.tsx'
import { Movimentos, type TextoMovimento } from '../processo/Movimentos.tsx'
import { campoHref, type Enderecos } from './andamento.ts'
import type { Registro } from './queries.ts'
import { camposVindos } from './ResumoEtapas.tsx'
import { rotulosDe } from './rotulos.ts'
import { useMover } from './use-mover.ts'

type Transicao = Registro['acoes'][number]

/** Sent from the review, where everything is checked and read first. */
const pelaRevisao: readonly Transicao[] = ['enviar', 'reenviar']

const textos: { readonly [T in Transicao]: TextoMovimento } = {
  enviar: { title: 'Enviar a admissão?', text: '', done: 'Admissão enviada' },
  reenviar: { title: 'Reenviar a admissão?', text: '', done: 'Admissão reenviada' },
  analisar: { title: 'Iniciar a análise?', text: '', done: 'Análise iniciada' },
  aprovar: {
    title: 'Aprovar a admissão?',
    text: 'Os setores já deram a sua palavra. Depois de aprovada, a admissão pode ser efetivada.',
    done: 'Admissão aprovada',
  },
  efetivar: {
    title: 'Efetivar a admissão?',
    text: 'A pessoa passa a ser colaboradora, com a próxima matrícula e a alocação no posto. Pede a sua senha.',
    done: 'Admissão efetivada',
    scheduled: 'Efetivação agendada',
  },
  finalizar: {
    title: 'Finalizar a admissão?',
    text: 'Encerra o processo. Confira se o uniforme foi entregue e se o contrato está assinado.',
    done: 'Admissão finalizada',
  },
  devolver: {
    title: 'Devolver para correção',
    text: 'Quem pediu recebe o motivo e corrige só o que for preciso.',
    done: 'Admissão devolvida',
  },
  reprovar: {
    title: 'Reprovar a admissão',
    text: 'Encerra o processo sem admitir a pessoa e libera a vaga. Não há como desfazer.',
    done: 'Admissão reprovada',
  },
  desistir: {
    title: 'Registrar desistência',
    text: 'A pessoa não vem mais. Encerra o processo e libera a vaga. Não há como desfazer.',
    done: 'Desistência registrada',
  },
  cancelar: {
    title: 'Cancelar a admissão',
    text: 'Encerra o processo e libera a vaga. Não há como desfazer.',
    done: 'Admissão cancelada',
  },
}

interface AcoesProps {
  readonly registro: Registro
  readonly enderecos: Enderecos
}

/** What this person may do with the admission now. */
export function Acoes({ registro, enderecos }: AcoesProps) {
  const { mover, reler } = useMover(registro)
  return (
    <Movimentos
      process={admissao}
      id={registro.id}
      acoes={registro.acoes.filter((acao) => !pelaRevisao.includes(acao))}
      textoDe={(transicao) => textos[transicao as Transicao]}
      send={mover}
      onStale={() => void reler()}
      campos={camposApontaveis(registro)}
      agenda={{ dias: registro.efetivarEm, marcado: registro.agenda?.para }}
      hrefOf={registro.editavel ? (pendencia) => campoHref(enderecos, pendencia) : undefined}
    >
      {registro.editavel && <Continuar registro={registro} enderecos={enderecos} />}
    </Movimentos>
  )
}

function Continuar({ registro, enderecos }: AcoesProps) {
  const corrigir = registro.status === 'devolvida'
  return (
    <Button
      component={Link}
      to={registro.completude === 100 && !corrigir ? enderecos.revisar : enderecos.inicio}
      variant="contained"
      startIcon={<Icon name="editar" size={18} />}
    >
      {corrigir
        ? 'Corrigir e reenviar'
        : registro.completude === 100
          ? 'Revisar e enviar'
          : 'Continuar preenchendo'}
    </Button>
  )
}

/** The fields a return may point at: only those this person sees. */
function camposApontaveis({ dados, posto, nomes }: Registro): CampoApontavel[] {
  const rotulos = rotulosDe(posto, nomes)
  return etapaNomes.flatMap((etapa) =>
    camposVindos(dados, etapa).map((campo) => ({
      etapa,
      campo,
      label: rotulos.campo(etapa, campo),
      etapaLabel: rotulos.etapa(etapa),
    })),
  )
}
