import { aggregateRating } from './aggregate-rating.js';
import { article } from './article.js';
import { breadcrumbList } from './breadcrumb-list.js';
import { course } from './course.js';
import { discussionForumPosting } from './discussion-forum-posting.js';
import { employerAggregateRating } from './employer-aggregate-rating.js';
import { event } from './event.js';
import { jobPosting } from './job-posting.js';
import { localBusiness } from './local-business.js';
import { organization } from './organization.js';
import { product } from './product.js';
import { profilePage } from './profile-page.js';
import { qaPage } from './qa-page.js';
import { recipe } from './recipe.js';
import { review } from './review.js';
import type { RichResult } from './rich-result.js';
import { softwareApplication } from './software-application.js';
import { vacationRental } from './vacation-rental.js';
import { videoObject } from './video-object.js';
import { webSite } from './web-site.js';

/** For each type of a node the first match counts: narrower ones come before wider ones. */
export const RICH_RESULTS: readonly RichResult[] = [
  product,
  softwareApplication,
  review,
  aggregateRating,
  employerAggregateRating,
  vacationRental,
  localBusiness,
  organization,
  article,
  discussionForumPosting,
  breadcrumbList,
  event,
  recipe,
  jobPosting,
  course,
  qaPage,
  profilePage,
  videoObject,
  webSite,
];
