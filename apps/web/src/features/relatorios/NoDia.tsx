import Button from '@mui/material/Button'
import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../lib/api/query.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { comEm } from '../../lib/nav/use-em.ts'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { DueList, type DueItem } from '../../ui/data/DueList.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import type { Linha } from './chamadas.ts'

type Item = Pick<DueItem, 'task' | 'taskDetail' | 'when'>

const texto = (valor: Linha[string]): string => String(valor ?? '')
const dia = (valor: Linha[string]): string => (valor ? formatDate(texto(valor)) : 'sem data')

/** How a start page tells of a report on a day that is over. */
const vistas = {
  'ferias-a-vencer': {
    um: 'período de férias por marcar',
    muitos: 'períodos de férias por marcar',
    titulo: 'Férias a vencer',
    item: ({ ultimoInicio, saldo }: Linha): Item => ({
      task: `Começar até ${dia(ultimoInicio)}`,
      taskDetail: `${formatNumber(Number(saldo))} dias por marcar`,
      when: dia(ultimoInicio),
    }),
  },
  experiencias: {
    um: 'contrato de experiência terminava em 60 dias',
    muitos: 'contratos de experiência terminavam em 60 dias',
    titulo: 'Fins de experiência',
    item: ({ fimExperiencia, dataAdmissao }: Linha): Item => ({
      task: 'Fim da experiência',
      taskDetail: `Desde ${dia(dataAdmissao)}`,
      when: dia(fimExperiencia),
    }),
  },
  estabilidades: {
    um: 'pessoa com estabilidade',
    muitos: 'pessoas com estabilidade',
    titulo: 'Estabilidades',
    item: ({ fim, fundamento }: Linha): Item => ({
      task: 'Estabilidade',
      taskDetail: texto(fundamento),
      when: dia(fim),
    }),
  },
} as const

interface DoRelatorioProps {
  readonly relatorio: keyof typeof vistas
  readonly em: string
}

/** The first rows of a report as of a day that is over, leading to all of them; nothing where it is not the person's. */
export function DoRelatorio({ relatorio, em }: DoRelatorioProps) {
  return useCanOpen()('setor.relatorios') ? <Linhas relatorio={relatorio} em={em} /> : null
}

function Linhas({ relatorio, em }: DoRelatorioProps) {
  const setor = useSetor()
  const { um, muitos, titulo, item } = vistas[relatorio]
  const { data, error, refetch } = useQuery(
    query(`GET /api/relatorios/${relatorio}`, { query: { em, porPagina: String(MOSTRADOS.minhaVez) } }),
  )
  const total = data?.total ?? 0
  return (
    <Section
      title={data && total > 0 ? `${formatNumber(total)} ${total === 1 ? um : muitos}` : titulo}
      // Whether nothing was there, or nothing is known of it, is what the report says.
      subtitle={data ? data.ressalvas.join(' ') : 'As datas mais próximas primeiro'}
      flush
      actions={
        <Button
          component={Link}
          to={comEm(hrefOf(setor, 'setor.relatorios', { relatorio }), em)}
          size="small"
          data-sem-impressao
        >
          Ver o relatório
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <DueList
          name={`${relatorio}-no-dia`}
          expected={MOSTRADOS.minhaVez}
          empty="O relatório deste dia não tem linhas."
          items={data?.results.map((linha) => ({
            key: String(linha.id),
            ...(linha.alvo !== null && {
              href: comEm(hrefOf(setor, 'colaborador.visualizar', { id: linha.alvo }), em),
            }),
            title: texto(linha['nome']),
            detail: `${texto(linha['posto'])} · ${texto(linha['contrato']).split(' · ').at(-1) ?? ''}`,
            tone: 'later' as const,
            ...item(linha),
          }))}
        />
      )}
    </Section>
  )
}
