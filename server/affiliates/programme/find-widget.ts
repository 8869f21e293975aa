import { isRefId } from '@causeway/core/affiliates'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Database } from '../../db/index.ts'
import type { AttributionView } from '../attribution-view.ts'
import { refIdOfMerchant } from './apply.ts'

type Needs = { readonly database: Database; readonly attribution: AttributionView }

/**
 * Whose widget it is and where it earns. `id`: of a tool, an affiliate's own ref id, or a merchant id. The list of sites is no
 * secret: browsers get it with the frame.
 */
export async function findWidget(
  needs: Needs,
  id: string,
): Promise<
  Result<{ readonly refId: string; readonly sites: readonly string[] }, Failure<'ref_id_unknown'>>
> {
  const found = isRefId(id) ? ok(id) : await refIdOfMerchant(needs, id)
  if (!found.ok) return found
  const sites = await needs.attribution.sitesOf(found.value)
  return sites === null ? fail({ code: 'ref_id_unknown' }) : ok({ refId: found.value, sites })
}
