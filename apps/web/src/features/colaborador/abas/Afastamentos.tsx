import { momentosDoAfastamento } from '@rh/domain/listas/afastamento'
import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import { gruposDeMotivo } from '@rh/domain/regras/afastamento/motivos-tipos'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ResultOf } from '../../../lib/api/query.ts'
import { formatDate } from '../../../lib/format.ts'
import { recordHref } from '../../../lib/nav/process-href.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { deAte, quantosDias } from '../../../lib/time/textos.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ListaVaziaArt } from '../../../ui/illustration/ListaVaziaArt.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Lido, Lista, TextoDaLinha } from '../partes.tsx'
import { afastamentosQuery, type Ficha } from '../queries.ts'

type Linha = ResultOf<'GET /api/afastamento/listar'>

/** The leaves of the person, the last informed first, as far as this person sees them. */
export function Afastamentos({ ficha }: { readonly ficha: Ficha }) {
  const lidos = useQuery(afastamentosQuery(ficha.id))
  return (
    <Section title="Afastamentos" flush>
      <Lido query={lidos}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState
              illustration={<ListaVaziaArt />}
              title="Nenhum afastamento registrado"
              text="Atestados, licenças e benefícios aparecem aqui quando um afastamento é informado."
            />
          ) : (
            <Lista>
              {results.map((linha) => (
                <Afastamento key={linha.id} linha={linha} />
              ))}
            </Lista>
          )
        }
      </Lido>
    </Section>
  )
}

const semEfeito: readonly string[] = ['recusado', 'cancelado']

function Afastamento({ linha }: { readonly linha: Linha }) {
  const setor = useSetor()
  const grupos = useGrupos()
  const { id, numero, data, fim, dias, momento, status, grupo, motivo } = linha
  const href = recordHref('afastamento', id, grupos, setor)
  const datas = fim === null ? `Desde ${formatDate(data)}, sem data de volta` : deAte(data ?? fim, fim)
  return (
    <li data-antigo={momento === 'encerrado' || semEfeito.includes(status)}>
      <TextoDaLinha
        titulo={href ? <Link to={href}>{datas}</Link> : datas}
        detalhes={[
          numero,
          dias !== null && quantosDias(dias),
          motivo ?? (grupo && gruposDeMotivo[grupo]),
          momento && momentosDoAfastamento[momento].label,
        ]}
      />
      <StatusChip {...afastamento.statuses[status]} />
    </li>
  )
}
