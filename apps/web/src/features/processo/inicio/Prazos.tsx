import { hrefOf } from '@rh/domain/setores/rotas'
import { formatDate } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { LinkList } from '../../../ui/data/LinkList.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { prazoEmTexto, prazosProximos, type Coluna } from '../quadro/textos.ts'
import { useTela, type TelaDeProcesso } from '../tela.ts'

/** Number of deadlines shown; the board has the rest. */
const MOSTRADOS = 4

interface PrazosProps {
  readonly prazo: NonNullable<TelaDeProcesso['prazo']>
  /** Undefined while loading. */
  readonly colunas: readonly Coluna[] | undefined
}

/** Nearest deadlines of a kind. */
export function Prazos({ prazo: { title, subtitle, empty }, colunas }: PrazosProps) {
  const setor = useSetor()
  const { process, vistas } = useTela()
  const items = colunas && prazosProximos(colunas, MOSTRADOS)
  return (
    <Section title={title} subtitle={subtitle} flush>
      <LinkList
        empty={empty}
        items={items?.map(({ id, nome, numero, posto, data, prazo }) => ({
          key: id,
          href: hrefOf(setor, vistas.visualizar, { id }),
          title: nome ?? `${numero} · sem nome ainda`,
          detail: [posto, `${process.label.data.toLowerCase()} em ${formatDate(data)}`]
            .filter(Boolean)
            .join(' · '),
          chip: prazoEmTexto(prazo),
        }))}
      />
    </Section>
  )
}
