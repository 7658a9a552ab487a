import { z } from "zod";
import { endpoint, seoUrl } from "#shared/endpoint.ts";
import { fileUpload, imageUpload } from "#shared/upload.ts";

export const uploadPhoto = endpoint({
  method: "POST",
  path: "/apiUser/User/Photo",
  summary: "Replace one's photo; the address answered stands for all variants",
  access: "signedIn",
  ...imageUpload,
  answer: z.string(),
});

export const uploadCover = endpoint({
  method: "POST",
  path: "/apiUser/User/Cover",
  summary: "Replace one's cover picture; the address answered stands for all variants",
  access: "signedIn",
  ...imageUpload,
  answer: z.string(),
});

export const updateProfilePhoto = endpoint({
  method: "POST",
  path: "/apiUser/User/UpdateProfilePhoto",
  summary: "The same as Photo",
  access: "signedIn",
  ...imageUpload,
  answer: z.string(),
});

export const deletePhoto = endpoint({
  method: "DELETE",
  path: "/apiUser/User/Photo",
  summary: "Take one's photo away; again is no error",
  access: "signedIn",
  answer: z.null(),
});

export const deleteCover = endpoint({
  method: "DELETE",
  path: "/apiUser/User/Cover",
  summary: "Take one's cover picture away; again is no error",
  access: "signedIn",
  answer: z.null(),
});

export const uploadCv = endpoint({
  method: "POST",
  path: "/apiUser/User/Cv",
  summary: "Replace one's CV, a PDF; answers the name of the file",
  access: "signedIn",
  ...fileUpload,
  answer: z.string(),
});

export const deleteCv = endpoint({
  method: "DELETE",
  path: "/apiUser/User/Cv",
  summary: "Delete one's CV; again is no error",
  access: "signedIn",
  answer: z.null(),
});

export const getCv = endpoint({
  method: "GET",
  path: "/apiUser/User/Cv/:seoUrl",
  summary: "The CV of a member, for the member and site admins",
  access: "signedIn",
  format: "file",
  right: "theirOwn",
  failures: ["notFound"],
  params: z.object({ seoUrl }),
});
